import { sql } from "kysely";
import type { Database } from "../db/database.js";

/**
 * Replaces a permission in memberships that are suspended, so that a confirmation gives it back.
 * Values of other fields follow a colon, and quotes inside of them are escaped.
 */
export async function replaceSuspendedGrant(
  tx: Database,
  projectId: string,
  id: string,
  by: string,
): Promise<void> {
  for (const start of ["[", ","])
    for (const end of [",", "]"])
      await tx
        .updateTable("suspended_rows")
        .set({
          row: sql<string>`replace("row", ${`${start}"${id}"${end}`}, ${`${start}"${by}"${end}`})`,
        })
        .where("project_id", "=", projectId)
        .where("source", "=", "memberships")
        .execute();
}
