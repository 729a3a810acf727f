import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { openProgram } from "../../service/src/runtime/kept-program.js";
import { makeFolder } from "../support/folder.js";

interface Exports {
  readonly told: string;
  readonly platform: () => Promise<string>;
}

let folder: string;
let file: string;
let kept: string;
beforeEach(() => {
  folder = makeFolder();
  file = join(folder, "program.cjs");
  kept = join(folder, "cache/kept");
  write("one");
});

/** A program, each of them of the same length. */
const write = (told: string) =>
  writeFileSync(
    file,
    `const { basename } = require("node:path");\nexports.told = basename("/${told}");\nexports.platform = async () => (await importModule("node:os")).platform();`,
  );

const open = () => openProgram<Exports>(file, kept);

/** Keeps the program that stands there. */
function keepIt() {
  open().keep();
  expect(open().reused).toBe(true);
}

it("runs a program from the code that was kept, with what it requires and imports", async () => {
  const first = open();
  expect(first.reused).toBe(false);
  await first.exports.platform();
  first.keep();

  const second = open();
  expect(second.reused).toBe(true);
  expect(second.exports.told).toBe("one");
  expect(await second.exports.platform()).toBe(process.platform);
  expect(readdirSync(join(folder, "cache"))).toEqual(["kept"]);
});

it("runs what stands in the file now, and keeps that", () => {
  keepIt();
  write("two");
  const changed = open();
  expect(changed).toMatchObject({ reused: false, exports: { told: "two" } });
  changed.keep();
  expect(open()).toMatchObject({ reused: true, exports: { told: "two" } });
});

it.each([
  ["empty", () => Buffer.alloc(0)],
  ["cut off", (whole: Buffer) => whole.subarray(0, -1)],
  ["damaged", (whole: Buffer) => whole.with(whole.length - 1, (whole.at(-1) ?? 0) ^ 1)],
])("compiles again where what was kept is %s", (_name, spoil) => {
  keepIt();
  writeFileSync(kept, spoil(readFileSync(kept)));
  const again = open();
  expect(again).toMatchObject({ reused: false, exports: { told: "one" } });
  again.keep();
  expect(open().reused).toBe(true);
});

it("runs where nothing can be kept", () => {
  writeFileSync(join(folder, "cache"), "no directory");
  const program = open();
  program.keep();
  expect(program.exports.told).toBe("one");
  expect(readdirSync(folder).sort()).toEqual(["cache", "program.cjs"]);
});
