import { type Kysely, sql } from "kysely";

/** Users see the invitations to their addresses. Older invitations work by their links alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table verification_codes add column recipient text`.execute(db);
  await sql`create index verification_codes_by_recipient on verification_codes (project_id, recipient, created_at) where recipient is not null`.execute(
    db,
  );
}
