import type { Database } from "./database.js";
import { DatabaseUnavailable } from "./unavailable.js";

/** SQLSTATEs after which a transaction must be retried: serialization failure and deadlock. */
const CONFLICTS: ReadonlySet<unknown> = new Set(["40001", "40P01"]);
const ATTEMPTS = 5;

/** Where a transaction runs. */
export interface TransactionContext {
  readonly db: Database;
  /** Writes the audit entry of the request as the last step, which reruns if the transaction does. */
  readonly audit?: ((tx: Database) => Promise<void>) | undefined;
}

/**
 * Runs a transaction and retries it on conflicts. `work` may run several times, so it must act
 * through `tx` only.
 */
export async function transact<T>(
  { db, audit }: TransactionContext,
  work: (tx: Database) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(async (tx) => {
        const result = await work(tx);
        await audit?.(tx);
        return result;
      });
    } catch (error) {
      if (!CONFLICTS.has((error as { code?: unknown } | null)?.code)) throw error;
      if (attempt >= ATTEMPTS) throw new DatabaseUnavailable("lock", error as Error);
    }
  }
}
