import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { newProjectConfig } from "../../service/src/config/project-config.js";

/** Settings without a default in the code. */
const OPTIONAL = ["accentColor", "logoUrl"];

it("the guide lists every setting of a project", () => {
  const guide = readFileSync(new URL("../../docs/guide/service.md", import.meta.url), "utf8");
  const [, table = ""] = guide.split("| Key of `config` |");
  const [rows = ""] = table.split("\n\n");
  const listed = [...rows.matchAll(/^\| `(\w+)` \|/gm)].map(([, key = ""]) => key);
  const known = [...Object.keys(newProjectConfig()), ...OPTIONAL].filter((key) => key !== "id");
  expect(listed.toSorted()).toEqual(known.toSorted());
});
