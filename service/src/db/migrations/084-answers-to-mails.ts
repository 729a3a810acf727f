import { type Kysely, sql } from "kysely";

/** What mail servers answered, and mails that wait or failed, by project and time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run("alter table sent_emails add column answer text");
  await run("create index mails_of_project on mails (project_id, created_at)");
}
