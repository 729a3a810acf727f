import { type Kysely, sql } from "kysely";

/** Domains that a server vouched for have no record. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw("alter table team_domains add column is_vouched bigint not null default 0")
    .execute(db);
}
