import { type Kysely, sql } from "kysely";

/** Who acts in a session besides its user, and for which user an audited change was made. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw("alter table sessions add column actor text").execute(db);
  await sql.raw("alter table audit add column user_id text").execute(db);
}
