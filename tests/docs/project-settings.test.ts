import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { newProjectConfig } from "../../service/src/db/tables/project-config.js";
import { projectSchema, providerSchema } from "../../service/src/settings/config-file.js";

/** Settings without a default in the code. */
const OPTIONAL = ["accentColor", "allowLocalhost", "logoUrl"];

const guide = readFileSync(new URL("../../docs/guide/service.md", import.meta.url), "utf8");

/** The keys in the first column of the table with this heading, in order. */
function keysUnder(heading: string): string[] {
  const [, table = ""] = guide.split(`| ${heading} |`);
  const [rows = ""] = table.split("\n\n");
  return [...rows.matchAll(/^\| ([^|]+) \|/gm)]
    .flatMap(([, cell = ""]) => [...cell.matchAll(/`(\w+)`/g)])
    .map(([, key = ""]) => key)
    .toSorted();
}

it("the guide lists every setting of a project", () => {
  const known = [...Object.keys(newProjectConfig()), ...OPTIONAL].filter((key) => key !== "id");
  expect(keysUnder("Key of `config`")).toEqual(known.toSorted());
});

it.each([
  ["Key of a project", projectSchema],
  ["Key of a provider", providerSchema],
])("the guide lists everything that the file may have: %s", (heading, schema) => {
  expect(keysUnder(heading)).toEqual(Object.keys(schema.shape).toSorted());
});
