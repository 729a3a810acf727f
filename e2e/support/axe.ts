import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { ROOT } from "../../scripts/demo/places.mjs";

const SCRIPT = readFileSync(join(ROOT, "node_modules/axe-core/axe.min.js"), "utf8");

/** What on the open page is against the rules of accessibility. Axe is carried to a page once: that takes as long as a run of it. */
export async function violationsOn(page: Page, options: axe.RunOptions = {}): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(SCRIPT);
  const { violations } = await page.evaluate((given) => (window as unknown as { readonly axe: typeof axe }).axe.run(document, given), {
    ...options,
    resultTypes: ["violations"],
  } satisfies axe.RunOptions);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}
