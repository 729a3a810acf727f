import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const FOLDER = fileURLToPath(new URL("../../docs/decisions/", import.meta.url));
const files = readdirSync(FOLDER).toSorted();

describe("decisions", () => {
  it("are numbered without holes", () => {
    const expected = files.map((_, index) => String(index + 1).padStart(3, "0"));
    expect(files.map((file) => file.slice(0, 3))).toEqual(expected);
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
