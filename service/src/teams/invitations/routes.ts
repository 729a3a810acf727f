import {
  canonicalEmail,
  invitations,
  KnownErrors,
  type SystemPermission,
} from "@stackkit/next/protocol/internal";
import { requireTrustedCallback } from "../../codes/callback-url.js";
import type { CodeData } from "../../codes/code-data.js";
import { deleteOpenCode, findCode, listOpenCodes } from "../../codes/table.js";
import { checkCode, lookAtCode } from "../../codes/verification-codes.js";
import { PlainError } from "../../core/plain-error.js";
import { hashOf } from "../../core/random.js";
import { transact } from "../../db/transact.js";
import { isServer, requireUser } from "../../http/own-user.js";
import { defineRoute, type HandlerContext } from "../../http/route.js";
import { limit, limitUser } from "../../limits/rate-limit.js";
import { requireTeamPermission } from "../../permissions/require-team-permission.js";
import { listChannels } from "../../users/contact-channels.js";
import { requireVerified } from "../../users/require-verified.js";
import { findTeam, lockTeam, type Team } from "../teams.js";
import {
  findSilenced,
  type InvitationCode,
  ifJoined,
  join,
  nameOf,
  partiesOf,
  requireOpen,
} from "./code.js";
import { createInvitation } from "./create.js";
import { makeRoomForInvitation } from "./make-room.js";
import { requireInvitable } from "./roles.js";

type Call = Pick<HandlerContext, "context" | "project" | "caller" | "level">;

/** The team, if the caller has these permissions in it. */
async function requireTeam(
  call: Call,
  teamId: string,
  ...permissions: SystemPermission[]
): Promise<Team> {
  const { context, project } = call;
  if (!isServer(call)) {
    const member = { teamId, userId: requireUser(call) };
    for (const permission of permissions)
      await requireTeamPermission(context.db, project.id, member, permission);
  }
  const team = await findTeam(context.db, project.id, teamId);
  if (!team) throw new KnownErrors.TeamNotFound({ team_id: teamId });
  return team;
}

/** Requires a verified invited address, if the project asks for it. */
async function requireInvited(
  { context, project }: Call,
  userId: string,
  email: string,
): Promise<void> {
  if (!project.config.invitationRequiresMatchingEmail) return;
  const channels = await listChannels(context.db, project.id, { userId });
  if (
    channels.some(
      ({ value, isVerified }) => isVerified && canonicalEmail(value) === canonicalEmail(email),
    )
  )
    return;
  throw new KnownErrors.InvitationAddressRequired();
}

type CodeCall = Pick<
  HandlerContext<typeof invitations.details>,
  "context" | "info" | "project" | "caller" | "body"
>;

/** The invitation of a used code, if the caller has joined by it. Throws any other error again. */
async function joinedBy(call: CodeCall, error: unknown): Promise<InvitationCode> {
  if (!(error instanceof KnownErrors.VerificationCodeAlreadyUsed)) throw error;
  const { context, project, caller, body } = call;
  const row = await findCode(context.db, project.id, hashOf(body.code.toLowerCase()));
  const joined = await ifJoined(call, caller.userId, row);
  if (!joined) throw error;
  return joined;
}

/** The invitation of a code that is looked at. */
async function lookAtInvitation(call: CodeCall): Promise<InvitationCode> {
  const { context, info, project, body } = call;
  try {
    const code = await lookAtCode(context, info, project.id, "team_invitation", body.code);
    await requireOpen(context.db, code);
    return code;
  } catch (error) {
    return joinedBy(call, error);
  }
}

/** What an invitation's code refers to, for the page that the link opens. */
async function readDetails(call: CodeCall) {
  const { context } = call;
  const code = await lookAtInvitation(call);
  const { team, inviter } = await partiesOf(context.db, code);
  if (!team) throw new KnownErrors.VerificationCodeNotFound();
  return {
    teamId: team.id,
    teamDisplayName: team.displayName,
    teamProfileImageUrl: team.profileImageUrl,
    recipientEmail: code.data.email,
    inviterDisplayName: nameOf(inviter),
    inviterProfileImageUrl: inviter?.profileImageUrl ?? null,
  };
}

/** Invitations to a team: send, list, revoke, accept. */
export const invitationRoutes = [
  defineRoute(invitations.send, async (call) => {
    const { context, info, project, body } = call;
    const team = await requireTeam(call, body.teamId, "$invite_members");
    requireTrustedCallback(call, body.callbackUrl);
    const inviterId = isServer(call) ? undefined : requireUser(call);
    if (inviterId !== undefined) {
      await requireVerified(context.db, project.id, inviterId);
      await limitUser(context, info, "invitations", project.id, inviterId);
    }
    await limit(context, info, "mail", { projectId: project.id, id: body.email });
    return transact(context, async (tx) => {
      if (!(await lockTeam(tx, project.id, team.id)))
        throw new KnownErrors.TeamNotFound({ team_id: team.id });
      await makeRoomForInvitation(tx, project.id, team.id, context.clock.now());
      await requireInvitable(tx, project, { teamId: team.id, inviterId, roleIds: body.roleIds });
      const roleIds = body.roleIds?.length ? body.roleIds : undefined;
      const data = { email: body.email, inviterId, roleIds };
      return createInvitation(tx, call, team, data, body.callbackUrl);
    });
  }),

  defineRoute(invitations.list, async (call) => {
    const { context, project, query } = call;
    await requireTeam(call, query.teamId, "$read_members", "$invite_members");
    const open = await listOpenCodes(
      context.db,
      project.id,
      "team_invitation",
      query.teamId,
      context.clock.now(),
    );
    const invitations = open.map(({ data, ...row }) => ({
      ...row,
      data: JSON.parse(data) as CodeData["team_invitation"],
    }));
    const inviters = new Set(invitations.map(({ data }) => data.inviterId));
    const silenced = await findSilenced(context.db, project.id, query.teamId, inviters);
    return invitations
      .filter(({ data }) => !silenced.has(data.inviterId))
      .map(({ id, subject, expires_at, data }) => ({
        id,
        teamId: subject,
        expiresAt: new Date(expires_at),
        recipientEmail: data.email,
        roleIds: data.roleIds && [...data.roleIds],
      }));
  }),

  defineRoute(invitations.revoke, async (call) => {
    const { context, project, params, query } = call;
    await requireTeam(call, query.teamId, "$remove_members");
    const { invitation_id: id } = params;
    await transact(context, async (tx) => {
      if (!(await deleteOpenCode(tx, project.id, "team_invitation", query.teamId, id)))
        throw new PlainError(404, "There is no such open invitation to this team.");
    });
  }),

  defineRoute(invitations.check, async (call) => {
    await lookAtInvitation(call);
    return { isCodeValid: true };
  }),

  defineRoute(invitations.details, readDetails),
  defineRoute(invitations.preview, readDetails),

  defineRoute(invitations.accept, async (call) => {
    const { context, info, project, body } = call;
    const userId = requireUser(call);
    await limit(context, info, "code");
    try {
      const code = await checkCode(context, project.id, "team_invitation", body.code);
      await requireInvited(call, userId, code.data.email);
      await join(call, userId, code);
    } catch (error) {
      await joinedBy(call, error);
    }
    return {};
  }),
];
