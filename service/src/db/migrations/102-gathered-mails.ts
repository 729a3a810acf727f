import { type Kysely, sql } from "kysely";

/** What a mail about several people is written from when it is sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw("alter table mails add column gathered text").execute(db);
}
