import { type Kysely, sql } from "kysely";

/** Keys by which agents act for the administrator who made them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(
    "create table agent_keys (id text not null primary key, project_id text not null, name text not null, scopes text not null, key_hash text not null unique, last_four text not null, created_by text not null, created_at bigint not null, expires_at bigint not null, last_used_at bigint, revoked_at bigint)",
  );
  await run("create index agent_keys_of_project on agent_keys (project_id, created_at)");
  await run("create index agent_keys_by_end on agent_keys (expires_at)");
}
