import type { Database } from "../../service/src/db/database.js";
import type { Tables } from "../../service/src/db/tables.js";

const ROWS_AT_ONCE = 50;

/** Inserts many rows with a few statements. */
export async function insertMany(
  db: Database,
  table: keyof Tables,
  rows: readonly object[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await db
      .insertInto(table)
      .values(rows.slice(from, from + ROWS_AT_ONCE) as never)
      .execute();
}
