import { describe, expect, it, vi } from "vitest";
import {
  chooseSqliteDriver,
  findSqliteDriver,
  type Installation,
  withoutSqliteWarning,
} from "../../../service/src/db/sqlite/find-driver.js";

class FakeSqlite {
  close() {}
}

const notFound = () =>
  Promise.reject(Object.assign(new Error("Cannot find package"), { code: "ERR_MODULE_NOT_FOUND" }));

class Broken {
  constructor() {
    throw new Error("Could not locate the bindings file. Tried:\n a\n b");
  }
}

const BUILTIN = { DatabaseSync: FakeSqlite as never };

const choose = (changes: Partial<Installation>) =>
  chooseSqliteDriver({
    nodeVersion: "22.13.0",
    packageVersion: () => undefined,
    loadPackage: notFound,
    loadBuiltin: () => undefined,
    ...changes,
  });

describe("the SQLite of an installation", () => {
  it("is the installed better-sqlite3, before the one in Node", async () => {
    const loadBuiltin = vi.fn();
    const { name } = await choose({
      packageVersion: () => "13.2.0",
      loadPackage: () => Promise.resolve({ default: FakeSqlite }),
      loadBuiltin,
    });
    expect(name).toBe("better-sqlite3 13.2.0");
    expect(loadBuiltin).not.toHaveBeenCalled();
  });

  it("is the one in Node if better-sqlite3 is not installed, or has no binary", async () => {
    for (const loadPackage of [notFound, () => Promise.resolve({ default: Broken })])
      expect((await choose({ loadPackage, loadBuiltin: () => BUILTIN })).name).toMatch(
        /^node:sqlite of Node /,
      );
  });

  it("needs Node 20.9, and says so on an older one before anything else", async () => {
    const loadPackage = vi.fn(notFound);
    await expect(choose({ nodeVersion: "18.20.4", loadPackage })).rejects.toMatchObject({
      code: "node-too-old",
      message: expect.stringContaining("needs Node 20.9 or newer, and this is Node 18.20.4"),
    });
    expect(loadPackage).not.toHaveBeenCalled();
  });

  it("is loaded without Node's warning about it, and with all others", () => {
    const emitWarning = vi.spyOn(process, "emitWarning").mockImplementation(() => {});
    const loaded = withoutSqliteWarning(() => {
      process.emitWarning("SQLite is an experimental feature and might change", "Experimental");
      process.emitWarning("Something else");
      return 1;
    });
    expect(loaded).toBe(1);
    expect(emitWarning.mock.calls).toEqual([["Something else"]]);
    expect(process.emitWarning).toBe(emitWarning);
  });

  it.each([
    ["20.9.0", "npm install better-sqlite3@12."],
    ["22.12.0", "npm install better-sqlite3."],
  ])(
    "is missing on Node %s without either, and the error names the command to type",
    async (nodeVersion, command) => {
      await expect(choose({ nodeVersion })).rejects.toMatchObject({
        code: "sqlite-driver-missing",
        message: expect.stringContaining(`Type: ${command}`),
      });
    },
  );

  it("names an install script that did not run", async () => {
    const loadPackage = () => Promise.resolve({ default: Broken });
    await expect(choose({ nodeVersion: "20.9.0", loadPackage })).rejects.toMatchObject({
      message: expect.stringMatching(/Could not locate the bindings file.*install-scripts approve/),
    });
  });

  it("is refused, not loaded, if it would end the process: better-sqlite3 13 on Node 20", async () => {
    const loadPackage = vi.fn();
    await expect(
      choose({ nodeVersion: "20.20.2", packageVersion: () => "13.2.0", loadPackage }),
    ).rejects.toMatchObject({
      code: "sqlite-driver-unusable",
      message: expect.stringContaining("type: npm install better-sqlite3@12"),
    });
    expect(loadPackage).not.toHaveBeenCalled();
  });

  it("is found once for the whole process", async () => {
    expect(await findSqliteDriver()).toBe(await findSqliteDriver());
  });
});
