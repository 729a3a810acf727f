import { type Kysely, sql } from "kysely";

/** Indexes for what is cleared away by its age, and for a project's list of webhooks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index sent_emails_by_age on sent_emails (sent_at)`.execute(db);
  await sql`create index audit_by_age on audit (at)`.execute(db);
  await sql`create index webhook_deliveries_of_project on webhook_deliveries (project_id, created_at)`.execute(
    db,
  );
}
