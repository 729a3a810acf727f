import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { en } from "../support/english.js";

const MAX_LINES = 120;
const root = new URL("../../src/", import.meta.url);

const filesUnder = (folder: string): { name: string; text: string }[] =>
  readdirSync(new URL(folder, root), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? filesUnder(`${folder}${entry.name}/`)
      : [
          {
            name: folder + entry.name,
            text: readFileSync(new URL(folder + entry.name, root), "utf8"),
          },
        ],
  );

const code = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|\s)\/\/.*$/gm, "$1");

/** Words between tags, and words in attributes that people read or hear. */
function wordsIn(text: string): string[] {
  const between = [
    ...code(text).matchAll(
      /<\/?[A-Za-z](?:[^<>]*[^=<>])?>\s*([^<>{}();=]*\p{L}{2,}[^<>{}();=]*)\s*<\//gu,
    ),
  ].map(([, words]) => (words ?? "").trim());
  const attributes = [
    ...code(text).matchAll(
      /\b(?:aria-label|title|placeholder|alt|label|text|hint|submit)="([^"]*\p{L}{2,}[^"]*)"/gu,
    ),
  ].map(([, words]) => words ?? "");
  return [...between, ...attributes];
}

const screens = filesUnder("screens/");
const parts = filesUnder("ui/");

/** The keys that a file asks for: written out, or made of a fixed start and end. */
const asksFor = (text: string): ((key: string) => boolean) => {
  const written = new Set([...text.matchAll(/"([\w]+\.[\w]+)"/g)].map(([, key]) => key));
  const made = [...text.matchAll(/\bt(?:\.rich)?\(`([^`]*)`/g)].map(
    ([, template]) =>
      new RegExp(`^${(template ?? "").replaceAll(".", "\\.").replace(/\$\{[^}]*\}/g, "\\w+")}$`),
  );
  return (key) => written.has(key) || made.some((pattern) => pattern.test(key));
};

describe("the folders of the screens", () => {
  it("have no text of their own: every word is in the messages", () => {
    const found = [...screens, ...parts]
      .filter(({ name }) => name.endsWith(".tsx"))
      .flatMap(({ name, text }) => wordsIn(text).map((words) => `${name}: ${words}`));
    expect(found).toEqual([]);
  });

  it("use every text: an unused one would be translated for nothing", () => {
    const isUsed = asksFor(
      [
        ...screens,
        ...parts,
        ...filesUnder("messages/").filter(({ name }) => /^messages\/[^/]+$/.test(name)),
      ]
        .map(({ text }) => text)
        .join("\n"),
    );
    // Errors are said by their codes; another test compares those with the catalogue.
    const keys = Object.values(en).flatMap((group) =>
      Object.keys(group).filter((key) => !key.startsWith("errors.")),
    );
    expect(keys.filter((key) => !isUsed(key))).toEqual([]);
  });

  it("finds an unused text", () => {
    const isUsed = asksFor(`t("a.shown") t(\`b.\${kind}Title\`) t.rich("a.rich", {})`);
    expect(["a.shown", "a.rich", "b.usedTitle", "b.usedText", "a.hidden"].map(isUsed)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it("would find a text that is not in the messages", () => {
    expect(wordsIn("return <p>Sign in</p>;")).toEqual(["Sign in"]);
    expect(wordsIn('<Field label="Your name" />')).toEqual(["Your name"]);
  });

  it("hold one screen a file and no two", () => {
    expect(
      screens
        // A table may grow.
        .filter(({ name }) => name !== "screens/screen-table.ts")
        .filter(({ text }) => text.split("\n").length > MAX_LINES + 1)
        .map(({ name }) => name),
    ).toEqual([]);
  });

  it("a form knows no app", () => {
    const knowing = screens
      .filter(
        ({ name, text }) =>
          name.startsWith("screens/forms/") && /connect\.js|useScreenApp/.test(text),
      )
      .map(({ name }) => name);
    expect(knowing).toEqual([]);
  });

  it("nothing says a thing with window.alert", () => {
    expect(
      [...screens, ...parts]
        .filter(({ text }) => /\b(?:alert|confirm|prompt)\(/.test(code(text)))
        .map(({ name }) => name),
    ).toEqual([]);
  });

  it("a screen loads neither schemas nor ceremonies: they come when they are used", () => {
    const heavy = screens
      .filter(({ text }) =>
        /^import (?!type)[^;]*(?:zod|@simplewebauthn|protocol\/(?!limits|urls|cookies|languages|provider-name))/m.test(
          text,
        ),
      )
      .map(({ name }) => name);
    expect(heavy).toEqual([]);
  });
});
