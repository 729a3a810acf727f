import type { SqliteConnection, SqliteValue } from "../../service/src/db/sqlite/driver.js";
import { findSqliteDriver } from "../../service/src/db/sqlite/find-driver.js";

/** A connection as in another process, by the driver that the service uses. It never waits. */
export async function openSqliteFile(file: string, readonly = false): Promise<SqliteConnection> {
  return (await findSqliteDriver()).open(file, { readonly, timeoutMillis: 0 });
}

/** The first column of all rows. */
export const firstColumn = (db: SqliteConnection, sql: string): (SqliteValue | undefined)[] =>
  db
    .prepare(sql)
    .all([])
    .map(([value]) => value);
