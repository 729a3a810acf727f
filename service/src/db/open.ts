import type { DatabaseOptions, OpenDatabase } from "./database.js";

/** Opens a database. Only the driver of its engine is loaded. */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  if (options.url === undefined)
    return (await import("./sqlite/open-sqlite.js")).openSqlite(options);
  return (await import("./postgres/open-postgres.js")).openPostgres(options.url, options);
}
