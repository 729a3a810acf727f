import type { Database } from "./open.js";

/**
 * What engines answer where two transactions stood in each other's way and one must start over: a serialization failure and a
 * deadlock, and on SQLite a snapshot that another process has written past.
 */
const CONFLICTS: ReadonlySet<unknown> = new Set(["40001", "40P01", "SQLITE_BUSY_SNAPSHOT"]);
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
