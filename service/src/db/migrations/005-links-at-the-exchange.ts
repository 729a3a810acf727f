import { type Kysely, sql } from "kysely";

/**
 * The provider account that an authorization code connects once the browser that started exchanges
 * it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table authorization_codes add column pending_link text`.execute(db);
}
