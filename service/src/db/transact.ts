import type { Database } from "./database.js";
import { DatabaseUnavailable } from "./unavailable.js";

/** What PostgreSQL answers where two transactions stood in each other's way and one must start over: a serialization failure and a deadlock. */
const CONFLICTS: ReadonlySet<unknown> = new Set(["40001", "40P01"]);
const ATTEMPTS = 5;

/** What each transaction of a database object ends with. */
const lastSteps = new WeakMap<Database, (tx: Database) => Promise<void>>();

/** The same database. Each of its transactions ends with `step`, which runs again if the transaction does. */
export function withLastStep(db: Database, step: (tx: Database) => Promise<void>): Database {
  const own = db.withoutPlugins();
  lastSteps.set(own, step);
  return own;
}

/** Runs a transaction, again where it met another one. `work` may run several times, so all that it does is done by `tx`. */
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
