import { type Kysely, sql } from "kysely";

/** Indexes for what administrators search and list, and their jobs over many users. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run("create index owner_keys_by_last_four on owner_keys (project_id, last_four)");
}
