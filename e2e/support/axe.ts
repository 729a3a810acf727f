import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { ROOT } from "../../scripts/demo/paths.mjs";

const SCRIPT = readFileSync(join(ROOT, "node_modules/axe-core/axe.min.js"), "utf8");

/** Waits until what moves or fades has come to rest: colours half-way are nobody's colours. What turns for ever, like a spinner, is not waited for. */
const rest = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
};

/** What on the open page is against the rules of accessibility. Axe is carried to a page once: that takes as long as a run of it. */
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
