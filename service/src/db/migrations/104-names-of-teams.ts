import { type Kysely, sql } from "kysely";
import { searchName } from "../search-name.js";

/** Fits the parameters of a statement on each engine. */
const BATCH = 500;

interface Row {
  readonly project_id: string;
  readonly id: string;
  readonly display_name: string;
}

/** The names of teams as searches compare them, in the index of the list's order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run("alter table teams add column search_name text not null default ''");
  await run("drop index teams_by_creation");
  await fill(db);
  await run("create index teams_by_creation on teams (project_id, created_at, id, search_name)");
}

async function fill(db: Kysely<unknown>): Promise<void> {
  let rows: readonly Row[];
  let after = sql`true`;
  do {
    ({ rows } = await sql<Row>`select project_id, id, display_name from teams where ${after}
      order by project_id, id limit ${sql.lit(BATCH)}`.execute(db));
    if (rows.length > 0) await update(db, rows);
    const last = rows.at(-1);
    after = sql`(project_id, id) > (${last?.project_id}, ${last?.id})`;
  } while (rows.length === BATCH);
}

/** Engines fold case and accents differently, so the names are folded here. */
const update = (db: Kysely<unknown>, rows: readonly Row[]) => {
  const values = rows.map(
    ({ project_id, id, display_name }) => sql`(${project_id}, ${id}, ${searchName(display_name)})`,
  );
  return sql`update teams set search_name = named.column3 from (values ${sql.join(values)}) as named
    where teams.project_id = named.column1 and teams.id = named.column2`.execute(db);
};
