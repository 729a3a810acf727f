import { type Kysely, sql } from "kysely";

/**
 * Verified addresses that left an account: for two weeks they hear of changes of its protection. A
 * user may stop such changes for a day.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const columns =
    "project_id text not null, user_id text not null, canonical text not null, value text not null, used_for_auth integer not null, created_at bigint not null, removed_at bigint not null";
  await sql
    .raw(`create table former_addresses (${columns}, primary key (project_id, user_id, canonical))`)
    .execute(db);
  await sql
    .raw("create index former_addresses_by_time on former_addresses (removed_at)")
    .execute(db);
  await sql.raw("alter table users add column protection_paused_until bigint").execute(db);
}
