import { sql } from "kysely";
import { type Database, isSqlite } from "./database.js";

/** What SQLite is told of every index: so many rows in it, and so many for a value that says little or much. */
const ROWS = 1_000_000;
const FEW = 10;

/**
 * Tells SQLite how the rows of a large service are spread. Left to itself it takes every first column of an index to say nearly all,
 * and reads the whole of a project, in the order of an index, where it is asked for one user's rows. With this its plans are those
 * of a large database from the first row on, and stay as they were tested. Nothing else may analyze the tables: for the few rows of
 * a young database SQLite plans to read all of them, and goes on so while they grow. PostgreSQL counts for itself.
 */
export async function settlePlans(db: Database): Promise<void> {
  if (!isSqlite(db)) return;
  // Makes the table of statistics where there is none; the second time, it is read.
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
  for (const row of rows) {
    const stat = [ROWS, ...spread(row.columns.split(","), row.is_unique === 1)].join(" ");
    await sql`insert into sqlite_stat1 (tbl, idx, stat) values (${row.table_name}, ${row.index_name}, ${stat})`.execute(
      db,
    );
  }
  await sql`analyze sqlite_schema`.execute(db);
}

/** How many rows share the first, the first two, … columns of an index. A project may be all there is. */
const spread = (columns: readonly string[], isUnique: boolean): number[] =>
  columns.map((name, index) =>
    index === 0 && name === "project_id" && columns.length > 1
      ? ROWS
      : isUnique && index === columns.length - 1
        ? 1
        : FEW,
  );
