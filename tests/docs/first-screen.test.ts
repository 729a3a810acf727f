import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");

/** Lines of words in what README says before its first chapter. */
const MOST_LINES = 10;

it("README says in ten lines what one gets, and shows it", () => {
  const [first = ""] = readme.split("\n## ");
  const [words = "", pictures = ""] = first.split(/\n(?=<p>)/);
  const lines = words.split("\n").filter((line) => line !== "" && !line.startsWith("# "));
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.length).toBeLessThanOrEqual(MOST_LINES);
  expect(pictures).toContain("docs/images/");
});

it("README compares features with the other kits, with its own gaps", () => {
  const [, table = ""] = readme.split(/^(?=\| \| StackKit \| Clerk)/m);
  const [head = "", , ...rows] = (table.split("\n\n")[0] ?? "").split("\n");
  for (const kit of ["Clerk", "Better Auth", "Auth.js", "WorkOS", "hosted kit"])
    expect(head).toContain(`| ${kit} `);
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.filter((row) => /^\| [^|]+ \| \*\*no/.test(row)).length).toBeGreaterThan(0);
  const columns = head.split("|").length;
  expect(rows.filter((row) => row.split("|").length !== columns)).toEqual([]);
});
