import { type Kysely, sql } from "kysely";

/** Passkeys and provider accounts that left an account, so that an objection can give them back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(
    "create table former_credentials (project_id text not null, id text not null, user_id text not null, source text not null, row text not null, created_at bigint not null, removed_at bigint not null, primary key (project_id, id))",
  );
  await run("create index former_credentials_of_user on former_credentials (project_id, user_id)");
  await run("create index former_credentials_by_time on former_credentials (removed_at)");
}
