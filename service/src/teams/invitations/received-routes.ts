import { canonicalEmail, invitations, KnownErrors } from "@stackkit/next/protocol/internal";
import { listInvitationsTo } from "../../codes/received-invitations.js";
import { findCodeById } from "../../codes/table.js";
import { openCode } from "../../codes/verification-codes.js";
import { requireOwn, requireUser } from "../../http/own-user.js";
import { defineRoute, type HandlerContext } from "../../http/route.js";
import { isMember } from "../../permissions/is-member.js";
import { listChannels } from "../../users/contact-channels.js";
import { ifJoined, join, mayInvite, nameOf, partiesOf } from "./code.js";

type Call = Pick<HandlerContext, "context" | "project" | "caller" | "level">;

/** A user and the open invitations to their verified addresses. */
async function receivedBy(call: Call, named: string | undefined) {
  const { context, project } = call;
  const userId = named ?? requireUser(call, "ownUser");
  requireOwn(call, userId, "A client reads only the invitations of the signed-in user.");
  const channels = await listChannels(context.db, project.id, { userId });
  const addresses = channels.flatMap(({ value, isVerified }) =>
    isVerified ? canonicalEmail(value) : [],
  );
  const rows =
    addresses.length === 0
      ? []
      : await listInvitationsTo(context.db, project.id, addresses, context.clock.now());
  const codes = [];
  for (const row of rows) {
    const code = openCode<"team_invitation">(row);
    const { inviterId } = code.data;
    if (!inviterId || (await mayInvite(context.db, project.id, code.subject, inviterId)))
      codes.push({ ...code, expiresAt: new Date(row.expires_at) });
  }
  return { userId, codes };
}

/** Invitations that a signed-in user received. */
export const receivedInvitationRoutes = [
  defineRoute(invitations.listReceived, async (call) => {
    const { context, project, query } = call;
    const received = await receivedBy(call, query.userId);
    const shown = [];
    for (const code of received.codes) {
      const { team, inviter } = await partiesOf(context.db, code);
      if (team && !(await isMember(context.db, project.id, team.id, received.userId)))
        shown.push({
          id: code.id,
          teamId: team.id,
          teamDisplayName: team.displayName,
          teamProfileImageUrl: team.profileImageUrl,
          inviterDisplayName: nameOf(inviter),
          expiresAt: code.expiresAt,
        });
    }
    return shown;
  }),

  defineRoute(invitations.acceptReceived, async (call) => {
    const { userId, codes } = await receivedBy(call, call.body.userId);
    const { invitation_id: id } = call.params;
    const code = codes.find((one) => one.id === id);
    if (code) await join(call, userId, code);
    else if (
      !(await ifJoined(call, userId, await findCodeById(call.context.db, call.project.id, id)))
    )
      throw new KnownErrors.VerificationCodeNotFound();
    return {};
  }),
];
