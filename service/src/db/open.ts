import type { DatabaseOptions, OpenDatabase } from "./database.js";

/** Opens a database. Loads only its engine's driver. */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  if (options.url === undefined)
    return (await import("./sqlite/open-sqlite.js")).openSqlite(options);
  return (await import("./postgres/open-postgres.js")).openPostgres(options.url, options);
}
