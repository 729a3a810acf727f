import { type Kysely, sql } from "kysely";

/** What happened at sign-in, and who made each audited change, from where. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(
    "create table auth_events (id text not null, project_id text not null, at bigint not null, user_id text, address_hash text, type text not null, method text not null, outcome text not null, reason text, ip text, country text, user_agent text, network_hash text, device_id text, session_id text, request_id text not null, primary key (id))",
  );
  await run("create index auth_events_of_user on auth_events (project_id, user_id, at)");
  await run("create index auth_events_of_address on auth_events (project_id, address_hash, at)");
  await run("create index auth_events_by_time on auth_events (at)");
  for (const column of ["actor_type", "actor_id", "ip", "user_agent", "changes"])
    await run(`alter table audit add column ${column} text`);
}
