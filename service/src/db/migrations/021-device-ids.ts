import { type Kysely, sql } from "kysely";

/** Browsers that a user signed up or in with, by the id in their device token. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const columns =
    "project_id text not null, user_id text not null, device_id text not null, last_seen_at bigint not null";
  await sql
    .raw(`create table device_ids (${columns}, primary key (project_id, user_id, device_id))`)
    .execute(db);
  await sql.raw("create index device_ids_by_time on device_ids (last_seen_at)").execute(db);
}
