import type { Vault } from "../../core/vault.js";
import { transact } from "../../db/transact.js";
import type { AuthEvent, AuthEvents } from "../../http/context/auth-events.js";
import type { Context } from "../../http/context.js";
import { withUsers } from "./find-users.js";
import { addressHash, type EventOwner, insertAuthEvents, trimEventsOf } from "./table.js";

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
      try {
        await writeBatch(context, batch);
      } catch (error) {
        noted.unshift(...batch);
        throw error;
      }
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

/** One transaction, since each commit of SQLite waits for the disk. */
async function writeBatch(
  context: Pick<Needed, "db" | "vault">,
  batch: readonly AuthEvent[],
): Promise<void> {
  const events = await withUsers(context.db, batch);
  await transact(context, async (tx) => {
    await insertAuthEvents(tx, context.vault, events);
    for (const owner of ownersOf(context.vault, events)) await trimEventsOf(tx, owner);
  });
}

/** The owners whose events to trim: users, and addresses without a verified account. */
function ownersOf(vault: Vault, events: readonly AuthEvent[]): Iterable<EventOwner> {
  const owners = new Map<string, EventOwner>();
  for (const { projectId, userId, address } of events) {
    if (userId !== null) owners.set(userId, { projectId, column: "user_id", value: userId });
    else if (address !== null) {
      const value = addressHash(vault, projectId, address);
      owners.set(value, { projectId, column: "address_hash", value });
    }
  }
  // A fixed order prevents deadlocks.
  return [...owners].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, owner]) => owner);
}
