import { type Kysely, sql } from "kysely";

/** Finds an imported password of a project at once, so that comparing takes the same for all. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index users_with_imported_password on users (project_id) where substr(password_hash, 1, 9) <> '$argon2id'`.execute(
    db,
  );
}
