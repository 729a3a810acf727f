import { type Kysely, sql } from "kysely";

/**
 * Networks from which a user signed in: strangers elsewhere cannot use up the user's attempts
 * there.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const columns =
    "project_id text not null, user_id text not null, network_hash text not null, last_seen_at bigint not null";
  await sql
    .raw(
      `create table known_networks (${columns}, primary key (project_id, user_id, network_hash))`,
    )
    .execute(db);
  await sql.raw("create index known_networks_by_time on known_networks (last_seen_at)").execute(db);
}
