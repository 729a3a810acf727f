import type { Clock } from "../core/clock.js";
import type { ReadTxtRecords } from "../core/txt-records.js";
import type { DatabaseLimits, OnStatement } from "../db/database.js";
import type { AppFunctions } from "./app-functions.js";
import type { SettingValues } from "./setting-values.js";
import type { PasswordHashCost } from "./settings.js";

/**
 * Options of a service. All have defaults: without any, data stays in memory and no port is opened.
 * Without a port the service is reached through `fetch` only.
 */
export interface ServiceConfig extends SettingValues, AppFunctions {
  /** Database time limits; tests shorten them. */
  readonly databaseLimits?: Partial<DatabaseLimits> | undefined;
  /** What hashing a password costs. For tests: production refuses less than the default. */
  readonly passwordHashCost?: PasswordHashCost | undefined;
  /** Labels the counters of this worker process. */
  readonly metricsWorkerId?: string | undefined;
  /** Reads the counters of all worker processes. */
  readonly gatherMetrics?: (() => Promise<string>) | undefined;
  /** Receives the log, one line of JSON per event. Silent by default. */
  readonly writeLog?: ((line: string) => void) | undefined;
  /** Receives every database statement, for measurements. */
  readonly onStatement?: OnStatement | undefined;
  readonly clock?: Clock | undefined;
  /** Reads the TXT records of a name, in place of the system's DNS servers. For tests. */
  readonly readTxtRecords?: ReadTxtRecords | undefined;
  /** The name of the file that the projects come from, for the console. */
  readonly configFileName?: string | undefined;
}
