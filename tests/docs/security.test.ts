import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const read = (path: string): string => readFileSync(ROOT + path, "utf8");

describe("the security documents", () => {
  it.each(["SECURITY.md", "docs/advisories.md", "docs/hardening.md"])(
    "names tests that exist: %s",
    (page) => {
      const tests = [...read(page).matchAll(/`((?:tests|e2e)\/[^`*]+\.(?:test|spec)\.tsx?)`/g)].map(
        ([, path = ""]) => path,
      );
      expect(tests.filter((path) => !existsSync(ROOT + path))).toEqual([]);
    },
  );

  it("names a test or a reason for every advisory", () => {
    const rows = read("docs/advisories.md")
      .split("\n")
      .filter((line) => line.startsWith("| ") && !line.startsWith("| Advisory"));
    expect(rows.length).toBeGreaterThan(35);
    expect(rows.filter((row) => (row.split(" | ")[2] ?? "").length < 20)).toEqual([]);
  });
});
