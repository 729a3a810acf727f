import { type Kysely, sql } from "kysely";

/** Who paused an endpoint, and what became of its deliveries, newest first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run("alter table webhook_pauses add column by_service integer not null default 0");
  await run(
    "create index webhook_deliveries_of_endpoint on webhook_deliveries (project_id, url, created_at)",
  );
}
