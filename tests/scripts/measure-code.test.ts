import { expect, it } from "vitest";
import { measureCode } from "../../scripts/measure-code/measures.mjs";

const lines = (count: number) => "const x = 1;\n".repeat(count);

it("measures lengths, wide lines and folders", () => {
  const measured = measureCode([
    { path: "a/one.ts", text: lines(1) },
    { path: "a/two.ts", text: lines(20) },
    { path: "b/three.ts", text: `${"x".repeat(101)}\n${"x".repeat(100)}\n` },
  ]);
  expect(measured).toMatchObject({
    files: 3,
    medianLines: 2,
    longestFile: 20,
    longLines: 1,
    lines: 23,
    largestFolder: { folder: "a", files: 2 },
  });
});

it("counts exports without a doc comment, but no lists of exports", () => {
  const text = `/** Says why. */
export const first = 1;
export function second() {}
const own = 3;
// Not a doc comment.
export interface Third {}
export { own };
`;
  expect(measureCode([{ path: "a.ts", text }])).toMatchObject({ exports: 3, exportsWithoutDoc: 2 });
});

it("counts comment lines with words to avoid, but no code", () => {
  const text = `// Whoever asked is told.
/**
 * Kept until the next start.
 * Fine.
 */
const made = "nobody";
`;
  expect(measureCode([{ path: "a.ts", text }])).toMatchObject({
    commentLines: 5,
    avoidedCommentLines: 2,
  });
});

it("finds files that import each other, by types too", () => {
  const { cycles } = measureCode([
    { path: "a/one.ts", text: 'import type { Two } from "../b/two.js";' },
    { path: "b/two.ts", text: 'export const load = () => import("../a/one.js");' },
    { path: "b/three.ts", text: 'import "./two.js";' },
  ]);
  expect(cycles).toEqual([["a/one.ts", "b/two.ts"]]);
});
