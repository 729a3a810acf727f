import { type Kysely, sql } from "kysely";

/** Endpoints of webhooks that administrators add, beside those of the configuration. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      "create table webhook_endpoints (project_id text not null, id text not null, url text not null, description text not null, events text, secret text not null, previous_secret text, previous_secret_until bigint, is_enabled integer not null, created_at bigint not null, primary key (project_id, id))",
    )
    .execute(db);
}
