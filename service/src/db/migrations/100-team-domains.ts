import { type Kysely, sql } from "kysely";

/** Domains of teams, and people who asked to join by an address of one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(
    "create table team_domains (project_id text not null, id text not null, team_id text not null, domain text not null, joining text not null, token text not null, created_at bigint not null, verified_at bigint, primary key (project_id, id))",
  );
  await run(
    "create unique index team_domains_of_team on team_domains (project_id, team_id, domain)",
  );
  await run(
    "create unique index team_domains_verified on team_domains (project_id, domain) where verified_at is not null",
  );
  await run(
    "create table team_join_requests (project_id text not null, team_id text not null, user_id text not null, requested_at bigint not null, declined_at bigint, primary key (project_id, team_id, user_id))",
  );
  await run("create index team_join_requests_of_user on team_join_requests (project_id, user_id)");
}
