import type { SessionActor } from "@stackkit/next/protocol/internal";
import type { Background } from "../core/background.js";
import type { Clock } from "../core/clock.js";
import type { Disk } from "../core/disk.js";
import type { Lanes } from "../core/lanes.js";
import type { Log } from "../core/log.js";
import type { ReadTxtRecords } from "../core/txt-records.js";
import type { Vault } from "../core/vault.js";
import type { Database } from "../db/database.js";
import type { Emulator } from "../emulator/emulator.js";
import type { Settings } from "../settings/settings.js";
import type { BodyBudget } from "./body-budget.js";
import type { AuthEvents } from "./context/auth-events.js";
import type { Counters } from "./context/counters.js";
import type { Mail } from "./context/mail.js";
import type { PasswordHasher } from "./context/password-hasher.js";
import type { StoredEndpoints } from "./context/stored-endpoints.js";
import type { Tokens } from "./context/tokens.js";

/** The dependencies of a route. Injected, so that two services can share a process. */
export interface Context {
  readonly db: Database;
  /** The disk of the data directory; undefined if the data is elsewhere. */
  readonly disk?: Disk | undefined;
  /** Set while an audited request is handled: the last step of each of its transactions. */
  readonly audit?: ((tx: Database) => Promise<void>) | undefined;
  /** Who acts in the session of the request besides its user. */
  readonly sessionActor?: SessionActor | undefined;
  readonly clock: Clock;
  readonly vault: Vault;
  readonly tokens: Tokens;
  readonly passwordHasher: PasswordHasher;
  readonly mail: Mail;
  readonly log: Log;
  readonly counters: Counters;
  /** What happens at sign-in, written after the answers. */
  readonly authEvents: AuthEvents;
  /** The endpoints of webhooks in the database. */
  readonly storedEndpoints: StoredEndpoints;
  /** The queue of webhooks; undefined if requests send what is due themselves. */
  readonly deliveries?: Pick<Lanes, "wake"> | undefined;
  /** Work after the response; the service waits for it when it stops. */
  readonly background: Background;
  readonly settings: Settings;
  /** Reads the TXT records of a name. */
  readonly readTxtRecords: ReadTxtRecords;
  /** Bounds the memory of request bodies. */
  readonly bodies: BodyBudget;
  /** Replaces providers without configured keys; never in production. */
  readonly emulator: Emulator | undefined;
}
