import type { Database } from "./database.js";
import { DatabaseUnavailable } from "./unavailable.js";

/** SQLSTATEs after which a transaction must be retried: serialization failure and deadlock. */
const CONFLICTS: ReadonlySet<unknown> = new Set(["40001", "40P01"]);
const ATTEMPTS = 5;

/** The last step of each transaction, by database. */
const lastSteps = new WeakMap<Database, (tx: Database) => Promise<void>>();

/** Returns a database whose transactions end with `step`, which reruns if the transaction does. */
export function withLastStep(db: Database, step: (tx: Database) => Promise<void>): Database {
  const own = db.withoutPlugins();
  lastSteps.set(own, step);
  return own;
}

/**
 * Runs a transaction and retries it on conflicts. `work` may run several times, so it must act
 * through `tx` only.
 */
export async function transact<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(async (tx) => {
        const result = await work(tx);
        await lastSteps.get(db)?.(tx);
        return result;
      });
    } catch (error) {
      if (!CONFLICTS.has((error as { code?: unknown } | null)?.code)) throw error;
      if (attempt >= ATTEMPTS) throw new DatabaseUnavailable("lock", error as Error);
    }
  }
}
