import { type Kysely, sql } from "kysely";

/** Codes that replace a code of the authenticator app, each once. A row is deleted when used. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const columns = "project_id text not null, user_id text not null, code_hash text not null";
  await sql
    .raw(`create table recovery_codes (${columns}, primary key (project_id, user_id, code_hash))`)
    .execute(db);
}
