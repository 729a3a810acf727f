import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { ROOT } from "../../scripts/demo/paths.mjs";

const SCRIPT = readFileSync(join(ROOT, "node_modules/axe-core/axe.min.js"), "utf8");

/**
 * Waits until transitions have ended, since half-way colours would be measured. Endless animations,
 * like spinners, are ignored.
 */
const rest = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
};

/**
 * Returns the accessibility violations of the open page. Loads axe once per page, since loading
 * takes as long as a run.
 */
export async function violationsOn(page: Page, options: axe.RunOptions = {}): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(SCRIPT);
  await rest(page);
  const { violations } = await page.evaluate(
    (given) => (window as unknown as { readonly axe: typeof axe }).axe.run(document, given),
    {
      ...options,
      resultTypes: ["violations"],
    } satisfies axe.RunOptions,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}
