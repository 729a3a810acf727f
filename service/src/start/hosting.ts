import type { ConfiguredProject } from "../settings/configured-project.js";
import { AT_ROOT, type Paths } from "../settings/settings.js";

/** What the process around a service gives it. */
export interface Hosting extends Paths {
  /**
   * What happens at the start. `apply`: any database is migrated. `set-up`: an empty database is set
   * up, an older SQLite file is copied and migrated, and an older PostgreSQL database stops the
   * start. `require`: both are done by hand.
   */
  readonly migrations: "apply" | "set-up" | "require";
  /** Whether timers run between requests. Functions are frozen there. */
  readonly livesOn: boolean;
  /** Receives work that the process must wait for before it is frozen or ends. */
  readonly keepAlive?: ((work: Promise<void>) => void) | undefined;
  /** The project of the app around the service: created if missing, not changed later. */
  readonly appProject?: ConfiguredProject | undefined;
}

/** A process of its own. */
export const STAND_ALONE: Hosting = { ...AT_ROOT, migrations: "apply", livesOn: true };
