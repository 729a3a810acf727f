import { KnownErrors, sentInvitations } from "@stackkit/next/protocol/internal";
import { requireTrustedCallback } from "../../codes/callback-url.js";
import { deleteOpenCode, listOpenCodes } from "../../codes/table.js";
import { openCode } from "../../codes/verification-codes.js";
import { PlainError } from "../../core/plain-error.js";
import type { Database } from "../../db/database.js";
import { transact } from "../../db/transact.js";
import { defineRoute, type HandlerContext } from "../../http/route.js";
import { limit } from "../../limits/rate-limit.js";
import { findTeam, lockTeam } from "../teams.js";
import { type InvitationCode, requireOpen } from "./code.js";
import { createInvitation } from "./create.js";

/** An open invitation of a team. */
async function findOpen(
  db: Database,
  { context, project, params, body }: HandlerContext<typeof sentInvitations.resend>,
): Promise<InvitationCode> {
  const kind = "team_invitation";
  const open = await listOpenCodes(db, project.id, kind, body.teamId, context.clock.now());
  const found = open.find(({ id }) => id === params.invitation_id);
  if (!found) throw new PlainError(404, "This invitation is no longer open.");
  return openCode<typeof kind>(found);
}

/** Invitations in the hands of administrators. */
export const resentInvitationRoutes = [
  defineRoute(sentInvitations.resend, async (call) => {
    const { context, info, project, body } = call;
    requireTrustedCallback(call, body.callbackUrl);
    const { data } = await findOpen(context.db, call);
    await limit(context, info, "mail", { projectId: project.id, id: data.email });
    return transact(context, async (tx) => {
      if (!(await lockTeam(tx, project.id, body.teamId)))
        throw new KnownErrors.TeamNotFound({ team_id: body.teamId });
      const team = await findTeam(tx, project.id, body.teamId);
      if (!team) throw new KnownErrors.TeamNotFound({ team_id: body.teamId });
      const earlier = await findOpen(tx, call);
      await requireOpen(tx, earlier);
      await deleteOpenCode(tx, project.id, earlier.kind, team.id, earlier.id);
      return createInvitation(tx, call, team, earlier.data, body.callbackUrl);
    });
  }),
];
