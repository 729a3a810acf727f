import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "../../scripts/demo/paths.mjs";
import { CELLS } from "../../scripts/matrix/cells.mjs";
import { addressing } from "../../scripts/matrix/checks/check.mjs";
import { createReport } from "../../scripts/matrix/report.mjs";

describe("the matrix", () => {
  it("has every cell that the guide names, under the same version", () => {
    const guide = readFileSync(join(ROOT, "docs/guide/next-versions.md"), "utf8");
    const rows = [...guide.matchAll(/^\| `(\S+)` \| (\S+) \|/gm)].map(
      ([, name, next]) => `${name} ${next}`,
    );
    expect(rows).toEqual(CELLS.map(({ name, next }) => `${name} ${next}`));
  });

  it("overlays only existing folders on the fixture app", () => {
    const missing = CELLS.flatMap((cell) => cell.with).filter(
      (name) => !existsSync(join(ROOT, "tests/fixture-app/with", name)),
    );
    expect(missing).toEqual([]);
  });

  it("builds URLs for the cell's configuration", () => {
    const [plain, elsewhere] = [
      addressing({}, "http://localhost:1"),
      addressing({ config: { basePath: "/shop", trailingSlash: true } }, "http://localhost:1"),
    ];
    expect([
      plain.url("/"),
      plain.url("/account"),
      elsewhere.url("/"),
      elsewhere.path("/account"),
    ]).toEqual([
      "http://localhost:1/",
      "http://localhost:1/account",
      "http://localhost:1/shop/",
      "/shop/account/",
    ]);
  });

  it("continues after a failure, and counts both", async () => {
    const lines: string[] = [];
    const report = createReport((line) => lines.push(line));
    const failed = await report.attempt("cell", "builds", () => {
      throw new Error("no");
    });
    const passed = await report.attempt("cell", "starts", async () => 3);
    expect([failed, passed, report.close()]).toEqual([undefined, { done: 3 }, false]);
    expect(lines.slice(-2)).toEqual(["FAILED  cell  builds", "1 passed, 1 failed"]);
  });

  it("fails if nothing was tested", () => {
    expect(createReport(() => {}).close()).toBe(false);
  });
});
