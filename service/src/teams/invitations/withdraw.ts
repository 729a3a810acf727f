import { canonicalEmail } from "@stackkit/next/protocol/internal";
import type { Database } from "../../db/database.js";
import type { Member } from "../../permissions/grants.js";

/**
 * Revokes a team's open invitations to the addresses of a member who is about to be removed, and to
 * the one that they were invited by, which may be none of their account.
 */
export async function withdrawInvitations(
  tx: Database,
  projectId: string,
  { teamId, userId }: Member,
  now: number,
): Promise<void> {
  const member = await tx
    .selectFrom("memberships")
    .select("invited_email")
    .where("project_id", "=", projectId)
    .where("team_id", "=", teamId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  const invited = canonicalEmail(member?.invited_email ?? "");
  await tx
    .updateTable("verification_codes")
    .set({ used_at: now })
    .where("project_id", "=", projectId)
    .where("subject", "=", teamId)
    .where("kind", "=", "team_invitation")
    .where("used_at", "is", null)
    .where(({ eb, or, selectFrom }) =>
      or([
        eb("recipient", "=", invited),
        eb(
          "recipient",
          "in",
          selectFrom("contact_channels")
            .select("canonical")
            .where("project_id", "=", projectId)
            .where("user_id", "=", userId),
        ),
      ]),
    )
    .execute();
}
