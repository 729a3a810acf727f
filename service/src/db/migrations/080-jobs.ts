import { type Kysely, sql } from "kysely";

/** Jobs over many users, with the users that failed and the files of exports. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(
    "create table jobs (project_id text not null, id text not null, kind text not null, state text not null, filter text, user_ids text, options text not null, total bigint not null, done bigint not null, failed bigint not null, place text, created_at bigint not null, updated_at bigint not null, finished_at bigint, actor_type text, actor_id text, primary key (project_id, id))",
  );
  await run("create index jobs_by_time on jobs (project_id, created_at)");
  await run("create index jobs_by_age on jobs (created_at)");
  await run("create index jobs_running on jobs (created_at) where state = 'running'");
  await run(
    "create table job_failures (project_id text not null, job_id text not null, user_id text not null, reason text not null, at bigint not null, primary key (project_id, job_id, user_id))",
  );
  await run("create index job_failures_by_age on job_failures (at)");
  await run(
    "create table job_files (project_id text not null, job_id text not null, part bigint not null, content text not null, created_at bigint not null, primary key (project_id, job_id, part))",
  );
  await run("create index job_files_by_age on job_files (created_at)");
}
