import { type Kysely, sql } from "kysely";

/** Unsent updates of one user or team for one endpoint become one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table webhook_deliveries add column subject text`.execute(db);
  await sql`create index webhook_deliveries_unsent_of_subject on webhook_deliveries (subject, url) where attempts = 0 and subject is not null`.execute(
    db,
  );
}
