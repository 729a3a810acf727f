import { accessSync, constants } from "node:fs";
import { isLocalHost } from "../../core/local-address.js";
import { findSqliteDriver } from "../../db/sqlite/find-driver.js";
import { requiresTls } from "../../mail/sender.js";
import type { ServiceConfig } from "../../settings/config.js";
import { isProduction } from "../../settings/production.js";
import { settingsOf } from "../../settings/read-settings.js";
import { type Demand, SETTING_ROWS } from "../../settings/setting-table.js";
import { readableByOthers } from "../../start/data-directory.js";

/** A check and its result. */
export interface Finding {
  readonly what: string;
  /** The problem and how to fix it; `undefined` if all is well. */
  readonly problem?: string | undefined;
}

const MIN_NODE = [20, 9] as const;
const MAIL_SERVER_TIMEOUT_MILLIS = 5000;

/** Checks that need no database. */
export async function configurationFindings(config: ServiceConfig): Promise<Finding[]> {
  return [
    checkNode(),
    ...(config.databaseUrl === undefined && config.dataDirectory !== undefined
      ? [checkDirectory(config.dataDirectory), await checkSqlite()]
      : []),
    checkSettings(config),
    ...(isProduction(config) ? productionFindings(config) : []),
    ...(config.smtpUrl === undefined ? [] : [await checkMailServer(config, config.smtpUrl)]),
  ];
}

function checkNode(): Finding {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const enough = major > MIN_NODE[0] || (major === MIN_NODE[0] && minor >= MIN_NODE[1]);
  return {
    what: `Node ${process.versions.node}`,
    problem: enough ? undefined : `The service needs Node ${MIN_NODE.join(".")} or newer.`,
  };
}

async function checkSqlite(): Promise<Finding> {
  try {
    return { what: `SQLite by ${(await findSqliteDriver()).name}` };
  } catch (error) {
    return { what: "SQLite", problem: (error as Error).message };
  }
}

function checkDirectory(directory: string): Finding {
  const what = `data directory ${directory}`;
  try {
    accessSync(directory, constants.W_OK);
    const open = readableByOthers(directory);
    const problem =
      `Other users may read ${open.join(", ")}. Start the service once, which removes that ` +
      "permission, or run chmod go-rwx.";
    return { what, problem: open.length > 0 ? problem : undefined };
  } catch {
    return {
      what,
      problem: "The directory is missing or not writable. Choose another one with --data.",
    };
  }
}

function checkSettings(config: ServiceConfig): Finding {
  try {
    settingsOf(config);
    return { what: "settings" };
  } catch (error) {
    return { what: "settings", problem: (error as Error).message };
  }
}

/** Whether a setting meets a demand of production. */
const MEETS: Readonly<Record<Demand["must"], (value: unknown) => boolean>> = {
  "be set": (value) => value !== undefined,
  "begin with https": (value) => value === undefined || String(value).startsWith("https:"),
  "be on": (value) => value !== false,
  "be off": (value) => !value,
};

/** Settings that are fine in development only. */
const productionFindings = (config: ServiceConfig): Finding[] =>
  SETTING_ROWS.flatMap(([name, { title: what, variable, inProduction }]) => {
    if (inProduction === undefined) return [];
    const value = config[name as keyof ServiceConfig];
    const unmet = inProduction.find(({ must }) => !MEETS[must](value));
    return {
      what,
      problem: unmet && `In production ${variable} must ${unmet.must}. ${unmet.otherwise}`,
    };
  });

async function checkMailServer(config: ServiceConfig, smtpUrl: string): Promise<Finding> {
  const what = "mail server";
  try {
    const timeouts = {
      connectionTimeout: MAIL_SERVER_TIMEOUT_MILLIS,
      greetingTimeout: MAIL_SERVER_TIMEOUT_MILLIS,
      socketTimeout: MAIL_SERVER_TIMEOUT_MILLIS,
    };
    const { createTransport } = await import("nodemailer");
    const { hostname, username } = new URL(smtpUrl);
    const requireTLS =
      !isLocalHost(hostname, []) &&
      requiresTls(
        { production: isProduction(config), smtpWithoutTls: config.smtpWithoutTls ?? false },
        username,
      );
    const transport = createTransport({ url: smtpUrl, requireTLS, ...timeouts });
    await transport.verify().finally(() => transport.close());
    return { what };
  } catch (error) {
    return { what, problem: `It accepts no mail from this machine: ${(error as Error).message}` };
  }
}
