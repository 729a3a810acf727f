import { type Kysely, sql } from "kysely";

/** Invitations of administrators: a role in a project, or in all, for one address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(
    "create table administrator_invitations (id text not null primary key, project_id text not null, token_hash text not null unique, role text not null, email text not null, invited_by text not null, created_at bigint not null, expires_at bigint not null)",
  );
  await run(
    "create index administrator_invitations_of_project on administrator_invitations (project_id)",
  );
  await run(
    "create index administrator_invitations_by_end on administrator_invitations (expires_at)",
  );
}
