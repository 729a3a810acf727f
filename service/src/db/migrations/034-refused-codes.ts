import { type Kysely, sql } from "kysely";

/** Tells a user who turned mailed codes off from one who has not used any. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column otp_auth_refused integer not null default 0`.execute(db);
}
