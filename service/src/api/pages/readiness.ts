import { sql } from "kysely";
import { type Database, isSqlite } from "../../db/database.js";
import { prepared } from "../../db/prepared.js";
import { DatabaseUnavailable } from "../../db/unavailable.js";

const findMigration = prepared<{ most: number }, { name: string }>((db, slot) =>
  db.selectFrom("migrations").select("name").limit(slot("most")),
);

/** Throws unless the database answers on both read paths and accepts writes. */
export async function requireReady(db: Database): Promise<void> {
  await Promise.all([findMigration(db, { most: 1 }), requireWrites(db)]);
}

async function requireWrites(db: Database): Promise<void> {
  // Changes nothing, and needs the lock that another process may hold.
  if (isSqlite(db)) {
    await db.deleteFrom("migrations").where("name", "=", "").execute();
    return;
  }
  const { rows } = await sql<{ transaction_read_only: string }>`show transaction_read_only`.execute(
    db,
  );
  if (rows[0]?.transaction_read_only === "on")
    throw new DatabaseUnavailable("read-only", new Error("the server is a standby"));
}
