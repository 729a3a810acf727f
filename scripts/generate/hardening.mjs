import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FINDINGS_HEAD, findingOf, findingRows, GUARDS_HEAD } from "../hardening/report.mjs";
import { loadModule } from "./table.mjs";

/** @import { Finding } from "../hardening/report.mjs" */

const PAGE = "docs/hardening.md";
const SUITES = "tests/hardening";
const TITLE = /\b(?:it|test)(?:\.each\([\s\S]*?\))?\(\s*["'`]([A-Z]\d+: )/g;

/**
 * The findings in the report of the last run, with those that came since. The rest is of that run.
 * @param {string} root
 * @returns {Promise<Map<string, string>>}
 */
export async function hardeningFiles(root) {
  /** @type {{ FINDINGS: readonly Finding[] }} */
  const { FINDINGS } = await loadModule(join(root, SUITES, "findings/index.ts"));
  /** @type {Map<string, Set<string>>} */
  const tests = new Map(FINDINGS.map(({ id }) => [id, new Set()]));
  const files = readdirSync(join(root, SUITES), { recursive: true, encoding: "utf8" });
  for (const file of files.filter((one) => /\.test\.tsx?$/.test(one)))
    for (const [, title = ""] of readFileSync(join(root, SUITES, file), "utf8").matchAll(TITLE))
      tests.get(findingOf(title) ?? "")?.add(`${SUITES}/${file.replaceAll("\\", "/")}`);
  const page = readFileSync(join(root, PAGE), "utf8");
  const [before, rest = ""] = page.split(`${FINDINGS_HEAD}\n`);
  const [, after] = rest.split(`\n${GUARDS_HEAD}`);
  if (after === undefined) throw new Error(`${PAGE} lacks its headings of findings and guards.`);
  const rows = findingRows(FINDINGS, tests).join("\n");
  return new Map([[PAGE, `${before}${FINDINGS_HEAD}\n${rows}\n\n${GUARDS_HEAD}${after}`]]);
}
