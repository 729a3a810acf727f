import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { readCommandLine } from "../../../service/src/commands/options.js";
import { makeFolder } from "../../support/folder.js";

let folder: string;
beforeEach(() => {
  folder = makeFolder();
  vi.spyOn(process, "cwd").mockReturnValue(folder);
  vi.stubEnv("STACKKIT_SECRET", undefined);
  vi.stubEnv("STACKKIT_PREVIOUS_SECRET", undefined);
  vi.stubEnv("NODE_ENV", "test");
});

const secretIn = async (...flags: string[]) => (await readCommandLine(flags)).config.secret;
const write = (file: string, text: string) => writeFileSync(join(folder, file), text);

describe("the secret of a command in an app's folder", () => {
  it.each([
    ["STACKKIT_SECRET=abc", "abc"],
    ["STACKKIT_SECRET=abc # made by ops", "abc"],
    ['export STACKKIT_SECRET="a b#c" # quoted', "a b#c"],
    ["STACKKIT_SECRET='abc'\r\nOTHER=1", "abc"],
    ["STACKKIT_SECRET=old\nSTACKKIT_SECRET=new", "new"],
    ["# STACKKIT_SECRET=abc", undefined],
    ["STACKKIT_SECRET=", undefined],
    ["NOT_STACKKIT_SECRET=abc", undefined],
  ])("is read as Next reads it: %s", async (text, secret) => {
    write(".env.local", text);
    expect(await secretIn()).toBe(secret);
  });

  it("is that of the environment or the configuration, if they have one", async () => {
    write(".env.local", "STACKKIT_SECRET=of-the-app");
    vi.stubEnv("STACKKIT_SECRET", "of-the-environment");
    expect(await secretIn()).toBe("of-the-environment");
    vi.stubEnv("STACKKIT_SECRET", "");
    expect(await secretIn()).toBe("of-the-app");
  });

  it("is that of the mode's files first", async () => {
    write(".env", "STACKKIT_SECRET=everywhere");
    write(".env.production.local", "STACKKIT_SECRET=in-production");
    expect(await secretIn()).toBe("everywhere");
    vi.stubEnv("NODE_ENV", "production");
    expect(await secretIn()).toBe("in-production");
  });

  it("comes with the one before it, each from where it is set first", async () => {
    const secrets = async () => {
      const { secret, previousSecret } = (await readCommandLine([])).config;
      return [secret, previousSecret];
    };
    write(".env", "STACKKIT_PREVIOUS_SECRET=oldest");
    write(".env.local", "STACKKIT_SECRET=new");
    expect(await secrets()).toEqual(["new", "oldest"]);
    write(".env.local", "STACKKIT_PREVIOUS_SECRET=old\nSTACKKIT_SECRET=new");
    expect(await secrets()).toEqual(["new", "old"]);
    vi.stubEnv("STACKKIT_PREVIOUS_SECRET", "of-the-environment");
    expect(await secrets()).toEqual(["new", "of-the-environment"]);
  });
});
