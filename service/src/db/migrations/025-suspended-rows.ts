import { type Kysely, sql } from "kysely";

/**
 * Rows that wait for the owner of an address to confirm them, the claims that others ended, and the
 * users that an import must not bring back.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(
    "create table suspended_rows (project_id text not null, id text not null, user_id text not null, source text not null, lookup text, row text not null, suspended_at bigint not null, warned_at bigint, primary key (project_id, id))",
  );
  await run("create index suspended_rows_of_user on suspended_rows (project_id, user_id)");
  await run(
    "create index suspended_rows_by_lookup on suspended_rows (project_id, source, lookup) where lookup is not null",
  );
  await run("create index suspended_rows_by_time on suspended_rows (suspended_at)");
  await run("alter table contact_channels add column claim_ended_at bigint");
  await run(
    "create table deleted_users (project_id text not null, id_hash text not null, deleted_at bigint not null, primary key (project_id, id_hash))",
  );
  await run("create index deleted_users_by_time on deleted_users (deleted_at)");
}
