import { parseSetting } from "./parse-setting.js";
import { SETTING_ROWS, type SettingRow } from "./setting-table.js";
import type { CommandSettings, SettingValues } from "./setting-values.js";

/** Environment variables. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The id of a worker process, set by its parent. */
export const WORKER_ID = "STACKKIT_WORKER_ID";

/** The settings of environment variables or flags. Unset ones are left out. */
export interface ReadSettings extends SettingValues, CommandSettings {
  /** Labels the counters of this worker process. */
  readonly metricsWorkerId?: string | undefined;
}

/** Reads the settings from environment variables. An empty variable counts as unset. */
export const readEnvironment = (env: Environment): ReadSettings => ({
  ...Object.fromEntries(SETTING_ROWS.map(([name, row]) => [name, readVariables(row, env)])),
  metricsWorkerId: env[WORKER_ID] || undefined,
});

function readVariables({ type, variable, variables }: SettingRow, env: Environment): unknown {
  if (variables !== undefined) {
    const set = Object.entries(variables).filter(([, name]) => env[name]);
    return set.length === 0
      ? undefined
      : Object.fromEntries(set.map(([level, name]) => [level, env[name]]));
  }
  const text = variable && env[variable];
  return text ? parseSetting(type, text, variable) : undefined;
}

/** Reads the settings from flags. */
export const readFlags = (flags: Environment): ReadSettings =>
  Object.fromEntries(
    SETTING_ROWS.map(([name, { type, flag }]) => {
      const text = flag && flags[flag.name];
      return [name, text === undefined ? undefined : parseSetting(type, text, `--${flag?.name}`)];
    }),
  );
