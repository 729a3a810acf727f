import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const SOURCE = "src";

const namesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = ""]) => name);

it("lists every webpack chunk name in the README of src/app/browser", () => {
  const used = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) =>
      namesIn(readFileSync(join(SOURCE, path), "utf8"), /webpackChunkName: "([^"]+)"/g),
    );
  const listed = namesIn(
    readFileSync(join(SOURCE, "app/browser/README.md"), "utf8"),
    /^\| `(stk-[^`]+)`/gm,
  );
  expect(used).not.toEqual([]);
  expect(listed).toEqual([...new Set(used)].toSorted());
});
