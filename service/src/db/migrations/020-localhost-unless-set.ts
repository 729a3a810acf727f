import { type Kysely, sql } from "kysely";

/** Local addresses were trusted by default; now projects say so, or the service is not in production. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`update projects set config = replace(config, '"allowLocalhost":true,', '')`)
    .execute(db);
}
