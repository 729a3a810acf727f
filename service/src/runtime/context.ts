import type { Tokens } from "../auth/tokens.js";
import type { Settings } from "../config/settings.js";
import type { Clock } from "../core/clock.js";
import type { Vault } from "../core/vault.js";
import type { Database } from "../db/database.js";
import type { Emulator } from "../emulator/emulator.js";
import type { BodyBudget } from "../http/body-budget.js";
import type { Mail } from "../mail/mail.js";
import type { Counters } from "../observability/counters.js";
import type { Log } from "../observability/log.js";
import type { Background } from "./background.js";

/** What a route may use. It is handed in, never imported, so that two services can live in one process. */
export interface Context {
  readonly db: Database;
  readonly clock: Clock;
  readonly vault: Vault;
  readonly tokens: Tokens;
  readonly mail: Mail;
  readonly log: Log;
  readonly counters: Counters;
  /** Work that goes on after the answer; the service waits for it when it stops. */
  readonly background: Background;
  readonly settings: Settings;
  /** Bounds the memory of bodies in flight. */
  readonly bodies: BodyBudget;
  /** Stands in for providers while nobody has keys of theirs; never in production. */
  readonly emulator: Emulator | undefined;
}
