import { type Kysely, sql } from "kysely";

/** Imported users have a time in which their first sign-in needs no mailed code. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw("alter table users add column device_codes_from bigint").execute(db);
}
