import { type CompiledQuery, sql } from "kysely";
import { type Database, isSqlite } from "../../service/src/db/database.js";

/** A statement that a service ran. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** The plans of statements, where PostgreSQL may not read a small table as a whole. */
export const explain = (db: Database, statements: readonly Statement[]): Promise<string[]> =>
  db.transaction().execute(async (tx) => {
    if (!isSqlite(db)) await sql`set local enable_seqscan = off`.execute(tx);
    const plans: string[] = [];
    for (const { sql: text, parameters } of statements) {
      const prefix = isSqlite(db) ? "explain query plan " : "explain ";
      const query: CompiledQuery<Record<string, string>> = {
        ...sql<Record<string, string>>`select 1`.compile(tx),
        sql: prefix + text,
        parameters,
      };
      const { rows } = await tx.executeQuery(query);
      plans.push(rows.map((row) => row.detail ?? row["QUERY PLAN"] ?? "").join("\n"));
    }
    return plans;
  });
