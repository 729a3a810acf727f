import type { Database } from "./database.js";
import { DatabaseUnavailable } from "./unavailable.js";

/** SQLSTATEs after which a transaction must be retried: serialization failure and deadlock. */
const CONFLICTS: ReadonlySet<unknown> = new Set(["40001", "40P01"]);
const ATTEMPTS = 5;

/**
 * Thrown by the work of a transaction that something outside must precede, such as a function of the
 * app: it may take its time and call the service, while SQLite has one connection. The transaction
 * is rolled back and runs again afterwards.
 */
export class NeedsBefore extends Error {
  constructor(readonly work: () => Promise<void>) {
    super("A transaction needs work before it.");
  }
}

/** What follows the commit of each open transaction. */
const followers = new WeakMap<Database, (() => void)[]>();

/** Runs `work` once others see what `conn` has written: without a transaction at once. */
export function afterCommit(conn: Database, work: () => void): void {
  const waiting = followers.get(conn);
  if (waiting) waiting.push(work);
  else work();
}

/** Where a transaction runs. */
export interface TransactionContext {
  readonly db: Database;
  /**
   * Writes the audit entry of the request as the last step, which reruns if the transaction does.
   */
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
      const following: (() => void)[] = [];
      const result = await db.transaction().execute(async (tx) => {
        followers.set(tx, following);
        const made = await work(tx);
        await audit?.(tx);
        return made;
      });
      for (const follow of following) follow();
      return result;
    } catch (error) {
      if (error instanceof NeedsBefore && attempt < ATTEMPTS) {
        await error.work();
        continue;
      }
      if (!CONFLICTS.has((error as { code?: unknown } | null)?.code)) throw error;
      if (attempt >= ATTEMPTS) throw new DatabaseUnavailable("lock", error as Error);
    }
  }
}
