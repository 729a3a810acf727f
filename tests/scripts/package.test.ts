import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeEach, describe, expect, it } from "vitest";
import { declaration } from "../../scripts/package/declarations.mjs";
import { licencesOf } from "../../scripts/package/licences.mjs";
import { reachableFiles } from "../../scripts/package/reachable-files.mjs";
import { KEYS, keysModule, textModule, withoutJsonImports } from "../../scripts/package/texts.mjs";
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

const ENGLISH = { "a.b": "One", "a.c": { one: "{count} two", other: "{count} twos" } };
const GERMAN = { "a.c": { one: "{count} zwei", other: "{count} Zweien" }, "a.b": "„Eins“" };

describe("the texts of the package", () => {
  /** Writes a language's texts, and its module as the package has it. */
  function build(locale: string, texts: object, code = "") {
    const groups = write(`messages/${locale}/groups.js`, code);
    write(`messages/${locale}/core.json`, JSON.stringify(texts));
    const built = textModule(groups);
    if (built !== undefined) writeFileSync(groups, built);
    return { built, load: async () => (await import(pathToFileURL(groups).href)).groups.core() };
  }

  beforeEach(() => {
    build("en", ENGLISH);
    write(KEYS, keysModule(join(folder, "messages")));
  });

  it("are one module for a language, without keys, in whatever order it has them", async () => {
    const { built, load } = build("de", GERMAN);
    expect(built).not.toContain("a.b");
    expect(await load()).toEqual(GERMAN);
  });

  it("lack what a language lacks", async () => {
    expect(await build("fr", { "a.b": "Un" }).load()).toEqual({ "a.b": "Un" });
  });

  it("change another language's", async () => {
    build("fr", GERMAN);
    const base = 'import { groups as french } from "../fr/groups.js";\n';
    expect(await build("fr-CA", { "a.b": "Un" }, base).load()).toEqual({ ...GERMAN, "a.b": "Un" });
  });

  it("are a module for each group of English", async () => {
    const built = textModule(join(folder, "messages/en/core.json"));
    const file = write("messages/en/core.js", built ?? "");
    expect((await import(pathToFileURL(file).href)).default).toEqual(ENGLISH);
    expect(withoutJsonImports('import("./core.json", { with: { type: "json" } })')).toBe(
      'import("./core.js")',
    );
  });

  it("are no other files", () => {
    expect(textModule(write("app/core.js", ""))).toBeUndefined();
  });
});

describe("the files of the package", () => {
  it("are all files reachable from an entry point, at once or lazily", () => {
    const entryPoint = write(
      "entryPoint.js",
      'import { a } from "./a.js";\nimport * as z from "zod/mini";\n' +
        'export const later = () => import(/* webpackChunkName: "b" */ "./b.js");\n',
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

describe("a declaration of the package", () => {
  it("imports a type once that the compiler names with its path each time", () => {
    expect(
      declaration(
        'export declare const a: import("./b.js").B<string>;\n' +
          'export declare const c: {\n    d: import("./b.js").B<import("../e.js").E>;\n};\n',
      ),
    ).toBe(
      'import type { B } from "./b.js";\nimport type { E } from "../e.js";\n' +
        "export declare const a: B<string>;\nexport declare const c: {\n\td: B<E>;\n};\n",
    );
  });

  it("keeps the path where the file has another of that name, and members of that name", () => {
    const other = 'interface B {\n}\nexport declare const a: import("./b.js").B;\n';
    expect(declaration(other)).toBe(other);
    expect(declaration('export type A = import("./b.js").B | C.B;\n')).toBe(
      'import type { B } from "./b.js";\nexport type A = B | C.B;\n',
    );
    expect(declaration('export type A = import("./b.js").B | import("./c.js").B;\n')).toBe(
      'import type { B } from "./c.js";\nexport type A = import("./b.js").B | B;\n',
    );
  });
});
