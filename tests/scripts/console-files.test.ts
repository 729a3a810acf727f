import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import { writeConsoleFiles } from "../../scripts/package/console-files.mjs";
import { unpackFiles } from "../../service/src/console/files.js";
import { makeFolder } from "../support/folder.js";

it("packs the built console into a module that the service reads, with its licences beside", async () => {
  const folder = makeFolder();
  const [built, target] = [join(folder, "built"), join(folder, "service")];
  mkdirSync(join(built, "assets"), { recursive: true });
  mkdirSync(target);
  writeFileSync(join(built, "index.html"), "<p>Ünïcode</p>");
  writeFileSync(join(built, "assets", "index-1.js"), "console.log('`1`');");
  writeFileSync(join(built, "licenses.md"), "MIT");
  writeConsoleFiles(built, target);
  const written = pathToFileURL(join(target, "app-files.js")).href;
  const { APP_FILES } = await import(/* @vite-ignore */ written);
  expect([...(await unpackFiles(APP_FILES))].sort()).toEqual([
    ["assets/index-1.js", "console.log('`1`');"],
    ["index.html", "<p>Ünïcode</p>"],
    ["licenses.md", "MIT"],
  ]);
  expect(readFileSync(join(target, "licenses.md"), "utf8")).toBe("MIT");
});

it("reads no files of a service that was built without the console", async () => {
  expect((await unpackFiles("")).size).toBe(0);
});
