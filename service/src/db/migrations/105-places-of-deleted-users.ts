import { type Kysely, sql } from "kysely";

/** When deleted users signed up, so that a list goes on behind one that its cursor names. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw("alter table deleted_users add column signed_up_at bigint").execute(db);
}
