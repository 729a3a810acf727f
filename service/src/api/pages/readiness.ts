import { sql } from "kysely";
import { randomId } from "../../core/random.js";
import { type Database, isSqlite } from "../../db/database.js";
import { prepared } from "../../db/prepared.js";
import { DatabaseUnavailable } from "../../db/unavailable.js";
import type { Context } from "../../http/context.js";

const findMigration = prepared<{ most: number }, { name: string }>((db, slot) =>
  db.selectFrom("migrations").select("name").limit(slot("most")),
);

/** Throws unless the database answers on both read paths and accepts writes. */
export async function requireReady(
  { db, disk }: Pick<Context, "db" | "disk">,
  now: number,
): Promise<void> {
  await disk?.requireSameFile();
  await Promise.all([findMigration(db, { most: 1 }), requireWrites(db, now)]);
}

/** A row of its own among the leases: it expires at once and locks nothing. */
const CHECK = "health";

async function requireWrites(db: Database, now: number): Promise<void> {
  // Needs the lock that another process may hold, and room on the disk.
  if (isSqlite(db)) {
    const row = { name: CHECK, holder: randomId(), expires_at: now };
    await db
      .insertInto("leases")
      .values(row)
      .onConflict((conflict) => conflict.column("name").doUpdateSet(row))
      .execute();
    return;
  }
  const { rows } = await sql<{ transaction_read_only: string }>`show transaction_read_only`.execute(
    db,
  );
  if (rows[0]?.transaction_read_only === "on")
    throw new DatabaseUnavailable("read-only", new Error("the server is a standby"));
}
