import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { readCommandLine } from "../../../service/src/commands/options.js";
import { USAGE } from "../../../service/src/commands/usage.js";
import { settingsOf } from "../../../service/src/settings/read-settings.js";
import { SETTING_ROWS } from "../../../service/src/settings/setting-table.js";
import type { SettingType } from "../../../service/src/settings/setting-types.js";
import { makeFolder } from "../../support/folder.js";

afterEach(() => vi.unstubAllEnvs());

/** Types without a text: their settings are for the configuration file. */
type InFileOnly = "count" | "keys" | "projects" | "webhooks" | "svix" | "sharedProviders";

/** A text of each type, and its value. */
const TEXTS: {
  readonly [Type in Exclude<SettingType, InFileOnly>]: readonly [string, unknown];
} = {
  port: ["9000", 9000],
  processes: ["3", 3],
  text: ["some text", "some text"],
  webUrl: ["https://auth.example.com", "https://auth.example.com"],
  mailServer: ["smtp://mail.example.com", "smtp://mail.example.com"],
  networks: ["10.0.0.0/8, ::1", ["10.0.0.0/8", "::1"]],
  proxyVendor: ["vercel", "vercel"],
  switch: ["off", false],
  nodeEnv: ["production", true],
  minutes: ["7", 7],
};
const sampleOf = (type: SettingType) => (type in TEXTS ? TEXTS[type as keyof typeof TEXTS] : []);

// The configuration file is what the other tests read.
const rows = SETTING_ROWS.filter(([name]) => name !== "configFile");
const withFlag = rows.filter(([, { flag, command }]) => flag && command === undefined);
const withVariable = rows.filter(([, { variable }]) => variable);

const read = async (name: string, ...args: string[]): Promise<unknown> => {
  const { config, processes } = await readCommandLine(args);
  return { ...config, processes }[name as keyof typeof config];
};

/** A configuration file, as a flag. */
function file(content: object): string {
  const path = join(makeFolder(), "config.json");
  writeFileSync(path, JSON.stringify(content));
  return `--config=${path}`;
}

describe("a setting of the service", () => {
  it.each(withVariable)("%s is read from its variable", async (name, { type, variable = "" }) => {
    const [text, value] = sampleOf(type);
    const unset = await read(name);
    expect(unset).not.toEqual(value);
    vi.stubEnv(variable, text);
    expect(await read(name)).toEqual(value);
    vi.stubEnv(variable, "");
    expect(await read(name)).toEqual(unset);
  });

  it.each(withFlag)("%s is read from its flag, before its variable", async (name, row) => {
    const [text, value] = sampleOf(row.type);
    vi.stubEnv(row.variable ?? "", row.type === "port" ? "9001" : "another text");
    expect(await read(name, `--${row.flag?.name}=${text}`)).toEqual(value);
  });

  it("is read from the file, unless a variable has it", async () => {
    const internalKeys = { server: "ssk_of_the_file" };
    const config = file({ databaseConnections: 3, rateLimits: true, internalKeys });
    vi.stubEnv("STACKKIT_RATE_LIMITS", "off");
    expect((await readCommandLine([config])).config).toMatchObject({
      databaseConnections: 3,
      rateLimits: false,
      internalKeys,
    });
  });

  it.each(rows.filter(([, { inFile }]) => !inFile))("%s is not for the file", async (name) => {
    await expect(readCommandLine([file({ [name]: "x" })])).rejects.toThrow(name);
  });

  it("names events of webhooks that there are not", async () => {
    const webhook = { url: "https://example.com", secret: "whsec_c2VjcmV0" };
    const events = ["user.created", "user.create"];
    await expect(read("webhooks", file({ webhooks: [{ ...webhook, events }] }))).rejects.toThrow(
      "webhooks.0.events.1",
    );
  });

  it("has a default that production may change", () => {
    const secret = "Yd9zE7m3oHkq1uX5cRt8aVn2wLb6sGfPj4TiQ0xCvUeK";
    expect(settingsOf({})).toMatchObject({ mailbox: true, rateLimits: true, webhooks: [] });
    expect(settingsOf({ production: true, secret })).toMatchObject({ mailbox: false });
  });

  it("is in the help text, by its flag and its variable", () => {
    for (const [, { flag, variable, variables = {} }] of SETTING_ROWS) {
      if (flag) expect(USAGE).toContain(`--${flag.name} <${flag.value}>`);
      for (const name of [variable ?? "", ...Object.values(variables)])
        expect(USAGE).toContain(name);
    }
  });

  it("is unknown to commands that have no such flag", async () => {
    await expect(readCommandLine(["--processes", "2"])).rejects.toThrow(/--processes.*--help/);
  });
});
