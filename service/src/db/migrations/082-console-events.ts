import { type Kysely, sql } from "kysely";

/** What lists of the audit, of sign-ins and of mails are found by, and figures by day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run("create index audit_by_request on audit (project_id, request_id)");
  await run("create index audit_by_actor on audit (project_id, actor_id, at)");
  await run("create index auth_events_of_project on auth_events (project_id, at, id)");
  await run("create index auth_events_by_request on auth_events (project_id, request_id)");
  await run(
    "create index auth_events_failed on auth_events (project_id, at, reason) where outcome in ('failed', 'refused')",
  );
  await run(
    "create index sent_emails_failed on sent_emails (project_id, sent_at) where error is not null",
  );
  for (const column of ["mail_id", "kind", "recipient_canonical"])
    await run(`alter table sent_emails add column ${column} text`);
  await run("update sent_emails set recipient_canonical = lower(recipient)");
  await run(
    "create index sent_emails_of_recipient on sent_emails (project_id, recipient_canonical, sent_at)",
  );
  await run("create index sent_emails_of_mail on sent_emails (mail_id) where mail_id is not null");
  await run("alter table webhook_deliveries add column last_status integer");
  await run("alter table webhook_deliveries add column last_millis integer");
  await run("alter table webhook_deliveries add column last_attempt_at bigint");
  await run("alter table webhook_deliveries add column last_answer text");
  await run(
    "create table webhook_pauses (project_id text not null, url text not null, paused_at bigint not null, primary key (project_id, url))",
  );
}
