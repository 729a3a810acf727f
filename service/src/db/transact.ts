import type { Database } from "./open.js";

/** What PostgreSQL answers where two transactions stood in each other's way and one must start over: a serialization failure and a deadlock. */
const CONFLICTS: ReadonlySet<unknown> = new Set(["40001", "40P01"]);
const ATTEMPTS = 5;

/** Runs a transaction, again where it met another one. `work` may run several times, so all that it does is done by `tx`. */
export async function transact<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt >= ATTEMPTS || !CONFLICTS.has((error as { code?: unknown } | null)?.code)) throw error;
    }
  }
}
