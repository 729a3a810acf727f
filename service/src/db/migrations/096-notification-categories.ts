import { type Kysely, sql } from "kysely";

/** Kinds of mails that apps write: who turned them off, and links in mails that do so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(
    "create table notification_opt_outs (project_id text not null, user_id text not null, category text not null, at bigint not null, primary key (project_id, user_id, category))",
  );
  await run(
    "create table notification_categories (project_id text not null, category text not null, used_since bigint not null, primary key (project_id, category))",
  );
  await run("alter table mails add column unsubscribe_url text");
}
