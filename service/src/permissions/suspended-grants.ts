import { sql } from "kysely";
import type { Database } from "../db/database.js";

/**
 * How a stored membership names a permission, by its neighbours. Values of other fields follow a
 * colon, and quotes inside of them are escaped.
 */
const namesOf = (id: string): string[] =>
  ["[", ","].flatMap((start) => [",", "]"].map((end) => `${start}"${id}"${end}`));

/** Whether a membership that is suspended has a permission. */
export const isGrantSuspended = async (
  db: Database,
  projectId: string,
  id: string,
): Promise<boolean> =>
  (await db
    .selectFrom("suspended_rows")
    .select("id")
    .where("project_id", "=", projectId)
    .where("source", "=", "memberships")
    // Not "like", to which an underscore is any character.
    .where(({ or }) =>
      or(namesOf(id).map((name) => sql<boolean>`replace("row", ${name}, '') <> "row"`)),
    )
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Replaces a permission in memberships that are suspended, so that a confirmation gives it back. */
export async function replaceSuspendedGrant(
  tx: Database,
  projectId: string,
  id: string,
  by: string,
): Promise<void> {
  const replacements = namesOf(by);
  for (const [at, name] of namesOf(id).entries())
    await tx
      .updateTable("suspended_rows")
      .set({ row: sql<string>`replace("row", ${name}, ${replacements[at] as string})` })
      .where("project_id", "=", projectId)
      .where("source", "=", "memberships")
      .execute();
}
