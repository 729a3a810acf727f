import { sql } from "kysely";
import type { Database } from "./database.js";

/** Tables whose rows are locked, each with a column that no index has. */
const UNCHANGED_COLUMN = {
  projects: "display_name",
  users: "selected_team_id",
  teams: "display_name",
  permission_definitions: "description",
} as const;

/**
 * Locks a row until the transaction ends, which serializes changes. Returns whether it exists. An
 * update that changes nothing, since SQLite has no row locks. Lock teams before users.
 */
export async function lockRow(
  tx: Database,
  table: keyof typeof UNCHANGED_COLUMN,
  key: Readonly<Record<string, string>>,
): Promise<boolean> {
  const column = sql.ref(UNCHANGED_COLUMN[table]);
  const matches = Object.entries(key).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set ${column} = ${column} where ${sql.join(matches, sql` and `)}
  `.execute(tx);
  return numAffectedRows === 1n;
}
