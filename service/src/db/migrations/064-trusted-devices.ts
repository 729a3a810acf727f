import { type Kysely, sql } from "kysely";

/** Browsers on which the second factor was passed and need not be for some time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run("alter table device_ids add column trusted_until bigint");
  await run("alter table device_ids add column device text");
  await run("alter table sessions add column device_id text");
  await run("alter table sessions add column by_trust integer not null default 0");
}
