import type { AuthEvent, AuthEvents } from "../../http/context/auth-events.js";
import type { Context } from "../../http/context.js";
import { withUsers } from "./find-users.js";
import { insertAuthEvents } from "./table.js";
import { createTrimmer } from "./trim-owners.js";

/** How long events wait for others. */
const WAIT_MILLIS = 500;
/** The wait after a failure, as of a database that is away. */
const RETRY_MILLIS = 5000;
const BATCH = 200;
/** Events in memory. Further ones are dropped and counted. */
export const MAX_NOTED_EVENTS = 10_000;

type Needed = Pick<Context, "db" | "clock" | "vault" | "log" | "counters" | "background">;

/**
 * Collects events and writes them in batches, in the background: no answer waits for them, so that
 * none tells by its time whether an address has an account.
 */
export function createAuthEvents(context: Needed): AuthEvents {
  const { clock, log, counters, background } = context;
  const noted: AuthEvent[] = [];
  const trim = createTrimmer(context.vault);
  let isRunning = false;

  let last = Promise.resolve();

  // One at a time, so that a caller also waits for what another one writes.
  function flush(): Promise<void> {
    last = last.catch(() => {}).then(writeAll);
    return last;
  }

  async function writeAll(): Promise<void> {
    while (noted.length > 0) {
      const batch = noted.splice(0, BATCH);
      let written: readonly AuthEvent[];
      try {
        const events = await withUsers(context.db, batch);
        // One statement, since each commit of SQLite waits for the disk.
        await insertAuthEvents(context.db, context.vault, events);
        written = events;
      } catch (error) {
        noted.unshift(...batch);
        throw error;
      }
      await trim(context.db, written);
    }
  }

  async function run(): Promise<void> {
    let wait = WAIT_MILLIS;
    while (noted.length > 0) {
      const isStopping = background.stopping.aborted;
      if (!isStopping) await clock.wait(wait, background.stopping).catch(() => {});
      try {
        await flush();
      } catch (error) {
        log.error("events of sign-ins could not be written", { error, waiting: noted.length });
        // Others wait for the service to stop.
        if (isStopping) break;
        wait = RETRY_MILLIS;
      }
    }
    isRunning = false;
  }

  return {
    flush,
    note(event) {
      if (noted.length >= MAX_NOTED_EVENTS) {
        counters.addDropped("auth events", 1);
        return;
      }
      noted.push(event);
      if (isRunning) return;
      isRunning = true;
      background.run("events of sign-ins", run);
    },
  };
}
