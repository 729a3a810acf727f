import { sql } from "kysely";
import type { Database } from "../db/database.js";

/**
 * Replaces a role in open invitations. Ids are followed by a comma or a bracket only in their list
 * of roles: no key or address is.
 */
export async function replaceInvitedRole(
  tx: Database,
  projectId: string,
  id: string,
  by: string,
): Promise<void> {
  for (const end of [",", "]"])
    await tx
      .updateTable("verification_codes")
      .set({ data: sql<string>`replace(data, ${`"${id}"${end}`}, ${`"${by}"${end}`})` })
      .where("project_id", "=", projectId)
      .where("kind", "=", "team_invitation")
      .where("used_at", "is", null)
      .where("data", "like", '%"roleIds"%')
      .execute();
}
