import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const FOLDERS = ["src", "service/src", "docs", "example-app", "e2e", "tests/guide-app"];
const PACKAGES_AND_BUILDS = /(?:^|\/)(?:node_modules|\.next[^/]*)\//;

/** What Next refuses with `cacheComponents`, or what hides that a page blocks. */
const SETTING =
  /^.*\bexport const (?:runtime|dynamic|dynamicParams|revalidate|fetchCache|instant)\b.*$/gm;

it("no source, template, guide or app of the repository configures a route segment", () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
      .map((file) => `${folder}/${file}`)
      .filter((file) => /\.(?:tsx?|md|mjs)$/.test(file) && !PACKAGES_AND_BUILDS.test(file)),
  );
  expect(files.length).toBeGreaterThan(FOLDERS.length);
  const found = [...files, "README.md", "service/README.md"].flatMap((file) =>
    [...readFileSync(join(ROOT, file), "utf8").matchAll(SETTING)].map(
      ([line]) => `${file}: ${line}`,
    ),
  );
  expect(found).toEqual([]);
});
