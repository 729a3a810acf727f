import { KnownErrors } from "@stackkit/next/protocol/internal";
import { markCodeUsed, type StoredCode } from "../../codes/table.js";
import { type CheckedCode, openCode, spendCode } from "../../codes/verification-codes.js";
import type { Database } from "../../db/database.js";
import { transact } from "../../db/transact.js";
import type { HandlerContext } from "../../http/route.js";
import { isMember } from "../../permissions/is-member.js";
import { requireTeamPermission } from "../../permissions/require-team-permission.js";
import { lockUser } from "../../users/user-rows.js";
import { findProfile, type MemberProfile } from "../member-profiles.js";
import { insertMember, requireRoomForTeam, selectFirstTeam } from "../memberships.js";
import { findTeam, lockTeam } from "../teams.js";
import { readInvitedPermissions } from "./roles.js";

export type InvitationCode = CheckedCode<"team_invitation">;

/** Whether a user is a team member with the permission to invite. */
export async function mayInvite(
  db: Database,
  projectId: string,
  teamId: string,
  userId: string,
): Promise<boolean> {
  try {
    await requireTeamPermission(db, projectId, { teamId, userId }, "$invite_members");
    return true;
  } catch (error) {
    if (
      error instanceof KnownErrors.TeamMembershipNotFound ||
      error instanceof KnownErrors.TeamPermissionRequired
    )
      return false;
    throw error;
  }
}

/** Those of some inviters who may no longer invite, which revokes their invitations. */
export async function findSilenced(
  db: Database,
  projectId: string,
  teamId: string,
  inviters: ReadonlySet<string | undefined>,
): Promise<ReadonlySet<string | undefined>> {
  const silenced = new Set<string>();
  for (const id of inviters)
    if (id !== undefined && !(await mayInvite(db, projectId, teamId, id))) silenced.add(id);
  return silenced;
}

/**
 * Throws `VERIFICATION_CODE_NOT_FOUND` if the inviter may no longer invite, which revokes their
 * invitations.
 */
export async function requireOpen(
  db: Database,
  { projectId, subject, data }: CheckedCode<"team_invitation">,
): Promise<void> {
  if (data.inviterId !== undefined && !(await mayInvite(db, projectId, subject, data.inviterId)))
    throw new KnownErrors.VerificationCodeNotFound();
}

/**
 * The invitation of a row that is used, if the reader is in its team by now: people open its mail
 * again on another device. Strangers and former members learn nothing by it.
 */
export async function ifJoined(
  { context, project }: Pick<HandlerContext, "context" | "project">,
  userId: string | undefined,
  row: StoredCode | undefined,
): Promise<InvitationCode | undefined> {
  const { db, clock } = context;
  if (userId === undefined || row?.kind !== "team_invitation" || row.used_at === null)
    return undefined;
  if (row.expires_at <= clock.now()) return undefined;
  const isIn = await isMember(db, project.id, row.subject, userId);
  return isIn ? openCode<"team_invitation">(row) : undefined;
}

/** The team of an invitation, and the member who sent it. */
export async function partiesOf(db: Database, { projectId, subject, data }: InvitationCode) {
  const team = await findTeam(db, projectId, subject);
  const inviter = data.inviterId && (await findProfile(db, projectId, subject, data.inviterId));
  return { team, inviter: inviter || undefined };
}

/**
 * An inviter's name, else their address. The address that they were invited with is for members of
 * their team alone.
 */
export const nameOf = (inviter: MemberProfile | undefined): string | null =>
  inviter ? inviter.displayName || (inviter.email ?? null) : null;

/** Makes a user a member with the code of an invitation, and spends it. */
export async function join(
  { context, project }: Pick<HandlerContext, "context" | "project">,
  userId: string,
  code: InvitationCode,
): Promise<void> {
  const teamId = code.subject;
  await transact(context, async (tx) => {
    if (!(await lockTeam(tx, project.id, teamId))) throw new KnownErrors.VerificationCodeNotFound();
    if (!(await lockUser(tx, project.id, userId)))
      throw new KnownErrors.UserAuthenticationRequired();
    await requireOpen(tx, code);
    if (await isMember(tx, project.id, teamId, userId)) {
      // Of two clicks at once, the second one finds it used.
      await markCodeUsed(tx, project.id, code.id, context.clock.now());
      return;
    }
    await spendCode(tx, context, code);
    await requireRoomForTeam(tx, project.id, userId);
    const { email: invitedEmail } = code.data;
    const permissionIds = await readInvitedPermissions(tx, project, code);
    const member = { teamId, userId, permissionIds, invitedEmail };
    await insertMember(tx, context, project, { ...member, as: "member" });
    await selectFirstTeam(tx, project.id, userId, teamId);
  });
}
