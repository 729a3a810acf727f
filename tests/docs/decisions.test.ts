import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const FOLDER = fileURLToPath(new URL("../../docs/decisions/", import.meta.url));
const files = readdirSync(FOLDER).toSorted();

describe("decisions", () => {
  it("have a number each", () => {
    const numbers = files.map((file) => file.slice(0, 3));
    expect(new Set(numbers).size).toBe(files.length);
    expect(numbers.filter((number) => !/^\d{3}$/.test(number))).toEqual([]);
  });

  it.each(files)("have a numbered title and the usual sections: %s", (file) => {
    const text = readFileSync(FOLDER + file, "utf8");
    expect(text).toMatch(new RegExp(`^# ${file.slice(0, 3)}: `));
    expect([...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title)).toEqual([
      "Status",
      "Context",
      "Decision",
      "Consequences",
    ]);
  });
});
