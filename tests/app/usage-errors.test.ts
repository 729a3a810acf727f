import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const codes = [
  ...readFileSync(at("src/transport/usage-error.ts"), "utf8").matchAll(/\| "([A-Z_]+)"/g),
].map(([, code]) => code);

const sources = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? sources(`${folder}/${entry.name}`)
      : /\.tsx?$/.test(entry.name)
        ? [`${folder}/${entry.name}`]
        : [],
  );

describe("usage errors", () => {
  it("are found in the source", () => {
    expect(codes.length).toBeGreaterThan(20);
    expect(codes).toContain("MISSING_OPTION");
  });

  it("have a page each that says what happened, why it matters and how to fix it", () => {
    for (const code of codes) {
      const page = at(`docs/errors/${code}.md`);
      expect(existsSync(page), code).toBe(true);
      const text = readFileSync(page, "utf8");
      for (const part of [
        `# ${code}`,
        "**What happened.**",
        "**Why it matters.**",
        "**How to fix it.**",
      ])
        expect(text, code).toContain(part);
    }
  });

  it("are all thrown by something", () => {
    const text = sources(at("src"))
      .filter((path) => !path.endsWith("usage-error.ts"))
      .map((path) => readFileSync(path, "utf8"))
      .join("\n");
    const thrown = [...text.matchAll(/UsageError\(\s*"([A-Z_]+)"/g)].map(([, code]) => code);
    expect([...new Set(thrown)].sort()).toEqual([...codes].sort());
  });
});
