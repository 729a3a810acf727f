import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeEach, describe, expect, it } from "vitest";
import { licencesOf } from "../../scripts/package/licences.mjs";
import { reachableFiles } from "../../scripts/package/reachable-files.mjs";
import { keyFiles, withoutKeys } from "../../scripts/package/texts.mjs";
import { makeFolder } from "../support/folder.js";

let folder: string;
beforeEach(() => {
  folder = makeFolder();
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
});

function write(place: string, text: string): string {
  const file = join(folder, place);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

const english =
  'export const core = { "a.b": "One", "a.c": { one: "{count} two", other: "{count} twos" } };\n';

describe("the texts of the package", () => {
  it("are unchanged with keys in a separate file, in whatever order a language has them", async () => {
    write("messages/en/core.js", english);
    const text =
      'export const core = { "a.c": { one: "{count} zwei", other: "{count} Zweien" }, "a.b": "„Eins“" };\n';
    const file = write("messages/de/core.js", text);
    const built = await withoutKeys(file, text);
    expect(built).not.toContain("a.b");
    for (const [keys, lines] of await keyFiles(join(folder, "messages")))
      write(keys.slice(folder.length), lines);
    const { core } = await import(pathToFileURL(write("messages/xx/core.js", built ?? "")).href);
    expect(core).toEqual({
      "a.b": "„Eins“",
      "a.c": { one: "{count} zwei", other: "{count} Zweien" },
    });
  });

  it.each([
    ["English, which tells the order", "messages/en/core.js", english],
    [
      "a language that changes another one",
      "messages/fr-CA/core.js",
      'import { core as french } from "../fr/core.js";\nexport const core = { ...french };\n',
    ],
    ["what loads the groups", "messages/de/groups.js", "export const groups = {};\n"],
    ["everything else", "app/core.js", "export const core = {};\n"],
  ])("keep their keys in %s", async (_, place, text) => {
    expect(await withoutKeys(join(folder, place), text)).toBeUndefined();
  });
});

describe("the files of the package", () => {
  it("are all files reachable from an entry point, at once or lazily", () => {
    const entryPoint = write(
      "entryPoint.js",
      'import { a } from "./a.js";\nimport * as z from "zod/mini";\nexport const later = () => import(/* webpackChunkName: "b" */ "./b.js");\n',
    );
    const a = write("a.js", 'export * from "./c.js";\n');
    const b = write("b.js", "");
    const c = write("c.js", "");
    write("unknown.js", "");
    expect(Object.fromEntries(reachableFiles([entryPoint]))).toEqual({
      [entryPoint]: ["zod/mini"],
      [a]: [],
      [b]: [],
      [c]: [],
    });
  });

  it("include the declarations that other declarations import", () => {
    const entryPoint = write("entryPoint.d.ts", 'export declare const a: import("./a.js").A;\n');
    const a = write("a.d.ts", "export interface A {}\n");
    expect([
      ...reachableFiles([entryPoint], (file: string) => file.replace(/\.js$/, ".d.ts")).keys(),
    ]).toEqual([entryPoint, a]);
  });

  it("fail if one is missing", () => {
    const entryPoint = write("entryPoint.js", 'import "./gone.js";\n');
    expect(() => reachableFiles([entryPoint])).toThrow("gone.js is missing");
  });

  it("include the licence of each bundled library", () => {
    expect(licencesOf(["uqr"])).toContain("MIT License");
    expect(() => licencesOf(["nobody-knows-it"])).toThrow("has no licence beside it");
  });
});
