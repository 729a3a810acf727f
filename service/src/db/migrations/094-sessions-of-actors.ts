import { type Kysely, sql } from "kysely";

/** Finds the sessions of an administrator who acts as users. Few sessions have an actor. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index sessions_of_actors on sessions (project_id, actor) where actor is not null`.execute(
    db,
  );
}
