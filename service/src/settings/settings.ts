import { API_PATH } from "@stackkit/next/protocol/internal";
import type { AppFunctions } from "./app-functions.js";
import type { AppTemplates } from "./app-templates.js";
import type { SettingsInUse } from "./setting-values.js";

/** Validated settings of a service, independent of its database. */
export interface Settings extends SettingsInUse {
  /** The base path of the app that contains the service; otherwise empty. */
  readonly basePath: string;
  /** The path of the pages under the origin: empty, or where an app serves them. */
  readonly pagesPath: string;
  readonly production: boolean;
  readonly functions: AppFunctions;
  /** Mail templates of code and configuration, by the project's id. */
  readonly templates: ReadonlyMap<string, AppTemplates>;
  readonly passwordHashCost: PasswordHashCost;
  /** The name of the configuration file; null if the settings are in code. */
  readonly configFileName: string | null;
  /** What the configuration sets at each start, by the project's id. */
  readonly configured: ReadonlyMap<string, ConfiguredSettings>;
}

/** The settings of a project that come from the configuration. */
export interface ConfiguredSettings {
  /** The names of the settings. */
  readonly names: readonly string[];
  /** The ids of the roles of teams. */
  readonly roleIds: readonly string[];
}

/** Argon2id's memory in KiB, and its passes over it. */
export interface PasswordHashCost {
  readonly memoryKib: number;
  readonly passes: number;
}

/** Where a service is within an app. */
export type Paths = Pick<Settings, "basePath" | "pagesPath">;

/** Where an app serves the pages of the service: the mailbox, the emulator, health. */
export const PAGES_IN_APP = `${API_PATH}/service`;

/** A service of its own. */
export const AT_ROOT: Paths = { basePath: "", pagesPath: "" };
