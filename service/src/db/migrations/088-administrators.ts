import { type Kysely, sql } from "kysely";

/** Who administers which project by which role, and the links that make the first administrator. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(
    "create table administrators (project_id text not null, user_id text not null, role text not null, added_by text, created_at bigint not null, primary key (user_id, project_id))",
  );
  await run("create index administrators_of_project on administrators (project_id)");
  await run(
    "create table setup_links (token_hash text not null primary key, recovers integer not null, created_at bigint not null, expires_at bigint not null)",
  );
}
