import { type Kysely, sql } from "kysely";

/** Team permissions that are roles: their names, and whose holders may give them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run("alter table permission_definitions add column display_name text");
  await run("alter table permission_definitions add column given_by text");
}
