import type { SettingsInUse } from "./setting-values.js";

/** Validated settings of a service, independent of its database. */
export interface Settings extends SettingsInUse {
  readonly production: boolean;
  readonly passwordHashCost: PasswordHashCost;
}

/** Argon2id's memory in KiB, and its passes over it. */
export interface PasswordHashCost {
  readonly memoryKib: number;
  readonly passes: number;
}
