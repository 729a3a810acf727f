import { sql } from "kysely";
import { type Database, isSqlite } from "./database.js";

/** Assumed rows per table and per value in SQLite's statistics. */
const ROWS = 1_000_000;
const FEW = 10;

/**
 * Gives SQLite the statistics of a large service. By default it assumes that the first column of an
 * index is selective and scans a whole project for one user's rows. Fixed statistics give the plans
 * of a large database from the first row on, as tested. Nothing else may run ANALYZE: SQLite would
 * keep choosing full scans for tables that were small then. PostgreSQL keeps its own statistics.
 */
export async function settlePlans(db: Database): Promise<void> {
  if (!isSqlite(db)) return;
  // Creates the statistics table if missing; the second call reloads it.
  await sql`analyze sqlite_schema`.execute(db);
  await sql`delete from sqlite_stat1`.execute(db);
  const { rows } = await sql<{
    table_name: string;
    index_name: string;
    is_unique: number;
    columns: string;
  }>`
    select t.name as table_name, i.name as index_name, i."unique" as is_unique,
      (select group_concat(c.name) from (select name from pragma_index_info(i.name) order by seqno) as c) as columns
    from sqlite_schema as t join pragma_index_list(t.name) as i
    where t.type = 'table'
  `.execute(db);
  const values = rows.map(({ table_name, index_name, is_unique, columns }) => {
    const stat = [ROWS, ...spread(columns.split(","), is_unique === 1)].join(" ");
    return sql`(${table_name}, ${index_name}, ${stat})`;
  });
  await sql`insert into sqlite_stat1 (tbl, idx, stat) values ${sql.join(values)}`.execute(db);
  await sql`analyze sqlite_schema`.execute(db);
}

/**
 * Rows per value of the first, the first two, … columns of an index. A project may have all rows.
 */
const spread = (columns: readonly string[], isUnique: boolean): number[] =>
  columns.map((name, index) =>
    index === 0 && name === "project_id" && columns.length > 1
      ? ROWS
      : isUnique && index === columns.length - 1
        ? 1
        : FEW,
  );
