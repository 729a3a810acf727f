import { type Kysely, sql } from "kysely";

/** Members without a name and an address are known by the address of their invitation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table memberships add column invited_email text`.execute(db);
}
