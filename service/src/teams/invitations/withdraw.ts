import type { Database } from "../../db/database.js";

/** Revokes a team's open invitations to the addresses of a user who was removed from it. */
export async function withdrawInvitations(
  tx: Database,
  projectId: string,
  teamId: string,
  userId: string,
  now: number,
): Promise<void> {
  await tx
    .updateTable("verification_codes")
    .set({ used_at: now })
    .where("project_id", "=", projectId)
    .where("subject", "=", teamId)
    .where("kind", "=", "team_invitation")
    .where("used_at", "is", null)
    .where("recipient", "in", (query) =>
      query
        .selectFrom("contact_channels")
        .select("canonical")
        .where("project_id", "=", projectId)
        .where("user_id", "=", userId),
    )
    .execute();
}
