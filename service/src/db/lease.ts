import { randomUUID } from "node:crypto";
import type { Clock } from "../core/clock.js";
import type { Database } from "./database.js";

/** A lock that one instance holds until it expires. Disposal releases it. */
export interface Lease extends AsyncDisposable {
  renew(): Promise<void>;
}

const RETRY_MILLIS = 200;

/** Takes a free lease, else returns `undefined`. A row, since SQLite has no advisory locks. */
export async function tryLease(
  db: Database,
  clock: Clock,
  name: string,
  lifeMillis: number,
): Promise<Lease | undefined> {
  const holder = randomUUID();
  const now = clock.now();
  await db
    .insertInto("leases")
    .values({ name, holder, expires_at: now + lifeMillis })
    .onConflict((conflict) =>
      conflict
        .column("name")
        .doUpdateSet({ holder, expires_at: now + lifeMillis })
        .where("leases.expires_at", "<", now),
    )
    .execute();
  const row = await db
    .selectFrom("leases")
    .select("holder")
    .where("name", "=", name)
    .executeTakeFirst();
  if (row?.holder !== holder) return undefined;
  return {
    async renew() {
      await db
        .updateTable("leases")
        .set({ expires_at: clock.now() + lifeMillis })
        .where("name", "=", name)
        .where("holder", "=", holder)
        .execute();
    },
    async [Symbol.asyncDispose]() {
      await db.deleteFrom("leases").where("name", "=", name).where("holder", "=", holder).execute();
    },
  };
}

/** Waits for a lease and takes it. */
export async function takeLease(
  db: Database,
  clock: Clock,
  name: string,
  lifeMillis: number,
): Promise<Lease> {
  for (;;) {
    const lease = await tryLease(db, clock, name, lifeMillis);
    if (lease) return lease;
    await clock.wait(RETRY_MILLIS);
  }
}

/** Runs work that may outlast the lease, renewing it meanwhile. A failed renewal is tried again. */
export async function whileRenewing<T>(
  lease: Lease,
  clock: Clock,
  everyMillis: number,
  work: () => Promise<T>,
): Promise<T> {
  const done = new AbortController();
  const renewing = (async () => {
    for (;;) {
      await clock.wait(everyMillis, done.signal);
      await lease.renew().catch(() => {});
    }
    // The wait ends with the work.
  })().catch(() => {});
  try {
    return await work();
  } finally {
    done.abort();
    await renewing;
  }
}
