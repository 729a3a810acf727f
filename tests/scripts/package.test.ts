import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeEach, describe, expect, it } from "vitest";
import { licencesOf } from "../../scripts/package/licences.mjs";
import { reachableFiles } from "../../scripts/package/reachable-files.mjs";
import { keyModules, textModule, withoutJsonImports } from "../../scripts/package/texts.mjs";
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

const english = { "a.b": "One", "a.c": { one: "{count} two", other: "{count} twos" } };

/** What a module of texts exports, imported from its place in the package. */
async function exportedBy(place: string, text = ""): Promise<unknown> {
  return (await import(pathToFileURL(write(place, text)).href)).default;
}

describe("the texts of the package", () => {
  beforeEach(() => void write("messages/en/core.json", JSON.stringify(english)));

  it("have their keys in a separate file, in whatever order a language has them", async () => {
    const german = { "a.c": { one: "{count} zwei", other: "{count} Zweien" }, "a.b": "„Eins“" };
    const built = textModule(write("messages/de/core.json", JSON.stringify(german)));
    expect(built).not.toContain("a.b");
    for (const [file, text] of keyModules(join(folder, "messages")))
      write(file.slice(folder.length), text);
    expect(await exportedBy("messages/xx/core.js", built)).toEqual(german);
  });

  it.each([
    ["English, which defines the order", "en", english],
    ["a language that lacks texts", "fr-CA", { "a.b": "Un" }],
  ])("keep the keys of %s", async (_, locale, texts) => {
    const built = textModule(write(`messages/${locale}/core.json`, JSON.stringify(texts)));
    expect(await exportedBy(`messages/${locale}/core.js`, built)).toEqual(texts);
  });

  it("are modules for what imports them", () => {
    expect(withoutJsonImports('import("./core.json", { with: { type: "json" } })')).toBe(
      'import("./core.js")',
    );
  });

  it("are no other files", () => {
    expect(textModule(write("messages/de/groups.js", ""))).toBeUndefined();
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
