import { type Kysely, sql } from "kysely";

/** Any number of passkeys per user, with a name, where they are, and their last use. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  for (const column of ["name", "aaguid", "device", "rp_id", "last_used_device"])
    await run(`alter table passkeys add column ${column} text`);
  await run("alter table passkeys add column is_backed_up integer");
  await run("alter table passkeys add column last_used_at bigint");
  await run("drop index passkeys_of_user");
  await run("create index passkeys_of_user on passkeys (project_id, user_id, created_at)");
}
