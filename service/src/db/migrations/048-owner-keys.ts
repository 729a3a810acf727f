import { type Kysely, sql } from "kysely";

/** The permissions of a new project's administrators of teams, before and after. */
const BEFORE = [
  "$delete_team",
  "$invite_members",
  "$read_members",
  "$remove_members",
  "$update_team",
];
const AFTER = [...BEFORE, "$manage_api_keys"].sort();

/** API keys of users and teams. Whoever had all permissions in a team manages its keys. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(
    "create table owner_keys (project_id text not null, id text not null, user_id text, team_id text, created_by_user_id text, description text not null, is_public integer not null, scopes text not null, key_hash text not null, last_four text not null, created_at bigint not null, expires_at bigint, revoked_at bigint, last_used_at bigint, primary key (project_id, id))",
  );
  await run("create unique index owner_keys_by_hash on owner_keys (key_hash)");
  await run("create index owner_keys_of_user on owner_keys (project_id, user_id)");
  await run("create index owner_keys_of_team on owner_keys (project_id, team_id)");
  await run("create index owner_keys_by_maker on owner_keys (project_id, created_by_user_id)");
  await run("create index owner_keys_by_revocation on owner_keys (revoked_at)");
  await run("create index owner_keys_by_expiry on owner_keys (expires_at)");
  await sql`update permission_definitions set contained_ids = ${JSON.stringify(AFTER)} where scope = 'team' and contained_ids = ${JSON.stringify(BEFORE)}`.execute(
    db,
  );
}
