import { KnownErrors } from "@stackkit/next/protocol/internal";
import { deleteOpenCode, hasRoomForInvitation, listOpenCodes } from "../../codes/table.js";
import { openCode } from "../../codes/verification-codes.js";
import type { Database } from "../../db/database.js";
import { findSilenced } from "./code.js";

/**
 * Throws `TEAM_INVITATION_LIMIT_REACHED` if a team has the maximum of open invitations, after
 * deleting those of members who may no longer invite: no list has them, so no one could revoke
 * them. The transaction must have locked the team.
 */
export async function makeRoomForInvitation(
  tx: Database,
  projectId: string,
  teamId: string,
  now: number,
): Promise<void> {
  if (await hasRoomForInvitation(tx, projectId, teamId, now)) return;
  const kind = "team_invitation";
  const open = (await listOpenCodes(tx, projectId, kind, teamId, now)).map(openCode<typeof kind>);
  const inviters = new Set(open.map(({ data }) => data.inviterId));
  const silenced = await findSilenced(tx, projectId, teamId, inviters);
  for (const { id, data } of open)
    if (silenced.has(data.inviterId)) await deleteOpenCode(tx, projectId, kind, teamId, id);
  if (!(await hasRoomForInvitation(tx, projectId, teamId, now)))
    throw new KnownErrors.TeamInvitationLimitReached();
}
