import { type Kysely, sql } from "kysely";

/**
 * Only a verified address belongs to one account. Any number of accounts may claim an address that
 * none has proved.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index contact_channels_for_auth`.execute(db);
  await sql
    .raw(
      "create unique index contact_channels_for_auth on contact_channels (project_id, type, canonical) where used_for_auth = 1 and is_verified = 1",
    )
    .execute(db);
}
