import { sql } from "kysely";
import type { OpenDatabase } from "./open.js";

/** Lets SQLite look again at tables that have grown, so that it chooses its indexes well. PostgreSQL does so by itself. */
export async function keepStatistics({ db, engine }: Pick<OpenDatabase, "db" | "engine">): Promise<void> {
  if (engine === "sqlite") await sql`pragma optimize`.execute(db);
}
