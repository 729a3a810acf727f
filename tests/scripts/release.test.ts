import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { licencesOf } from "../../scripts/package/licences.mjs";
import { problemsOf, RELEASED } from "../../scripts/release/check-contents.mjs";
import { makeFolder } from "../support/folder.js";

const [kit, service] = RELEASED as [(typeof RELEASED)[number], (typeof RELEASED)[number]];

let folder: string;
beforeEach(() => {
  folder = makeFolder();
});

function problemsWith(
  released: (typeof RELEASED)[number],
  changes: Readonly<Record<string, string | undefined>> = {},
): string[] {
  const licences = licencesOf(
    released === kit ? ["@simplewebauthn/browser", "jose", "uqr", "zod"] : ["hono"],
  );
  const contents = {
    ...Object.fromEntries(released.needed.map((file) => [file, "text"])),
    [released.licences]: licences,
    ...changes,
  };
  const files = Object.entries(contents).flatMap(([file, text]) => {
    if (text === undefined) return [];
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
    return [file];
  });
  return problemsOf({ ...released, folder }, files);
}

describe("the check of a package's contents", () => {
  it("finds nothing in a package as intended", () => {
    expect(problemsWith(kit)).toEqual([]);
    expect(problemsWith(service)).toEqual([]);
  });

  it.each([
    ["dist/index.js", undefined, "lacks dist/index.js"],
    ["dist/libraries/LICENSES.txt", undefined, "lacks dist/libraries/LICENSES.txt"],
    ["docs/guide/quickstart.md", undefined, "lacks docs/guide/quickstart.md"],
    ["src/index.ts", "text", "contains src/index.ts"],
    ["docs/images/sign-in.png", "text", "contains docs/images/sign-in.png"],
    ["docs/decisions/001-a.md", "text", "contains docs/decisions/001-a.md"],
    ["dist/index.js.map", "{}", "contains dist/index.js.map"],
    ["dist/.env.local", "KEY=1", "contains dist/.env.local"],
    ["dist/app/app.test.js", "text", "contains dist/app/app.test.js"],
    [
      "dist/paths.js",
      `const at = "${homedir()}/work";`,
      "dist/paths.js names a folder of this machine",
    ],
    [
      "dist/libraries/LICENSES.txt",
      licencesOf(["@simplewebauthn/browser"]),
      "has no licence of uqr",
    ],
    [
      "dist/libraries/LICENSES.txt",
      licencesOf(["@simplewebauthn/browser", "uqr"]).replace(/uqr \S+/, "uqr 0.0.1"),
      "has licences that are not those of the installed packages",
    ],
  ])("reports %s as %j", (file, text, problem) => {
    expect(problemsWith(kit, { [file]: text })).toContain(problem);
  });
});

it("both packages have the same version, and the service needs that version of the kit", () => {
  const manifests = RELEASED.map((released) =>
    JSON.parse(readFileSync(join(released.folder, "package.json"), "utf8")),
  );
  expect(manifests[1].version).toBe(manifests[0].version);
  expect(manifests[1].dependencies["@stackkit/next"]).toBe(manifests[0].version);
});
