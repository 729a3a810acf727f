import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { copyBefore } from "../../../service/src/db/copy-before.js";
import { makeFolder } from "../../support/folder.js";

const MIGRATION = "064-more-columns";

function setUp() {
  const folder = makeFolder();
  const file = join(folder, "stackkit.db");
  const copy = (text: string) => copyBefore(MIGRATION, file, async (to) => writeFileSync(to, text));
  return {
    copy,
    names: () => readdirSync(folder).sort(),
    read: (name: string) => readFileSync(join(folder, name), "utf8"),
  };
}

it("a migration that is tried again keeps its first copy", async () => {
  const { copy, names, read } = setUp();
  await copy("before the first attempt");
  (await copy("half migrated"))();
  expect(names()).toEqual(["stackkit.db.before-064"]);
  expect(read("stackkit.db.before-064")).toBe("before the first attempt");
});

it("an upgrade after a downgrade keeps both copies", async () => {
  const { copy, names, read } = setUp();
  (await copy("first week"))();
  (await copy("second week"))();
  expect(names()).toEqual(["stackkit.db.before-064", "stackkit.db.before-064-2"]);
  expect(read("stackkit.db.before-064-2")).toBe("second week");
});
