import { type Kysely, sql } from "kysely";

/**
 * Each webhook endpoint and each project's mails are queues of their own; a mail is tried until it
 * expires.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mails add column expires_at bigint`.execute(db);
  await sql`create index mails_due_of_project on mails (project_id, next_attempt_at) where next_attempt_at is not null`.execute(
    db,
  );
  await sql`create index webhook_deliveries_due_of_endpoint on webhook_deliveries (url, next_attempt_at) where next_attempt_at is not null`.execute(
    db,
  );
}
