import { KnownErrors, memberProfiles } from "@stackkit/next/protocol/internal";
import { PlainError } from "../core/plain-error.js";
import type { Database } from "../db/database.js";
import { inputOf } from "../db/mapping.js";
import { profileFields } from "../db/mappings/member-profile.js";
import {
  findProfile,
  listProfiles,
  type MemberProfile,
  type ProfileFilter,
  updateProfile,
} from "../db/queries/teams/memberships.js";
import { findTeam } from "../db/queries/teams/teams.js";
import { findUser } from "../db/queries/users/users.js";
import { transact } from "../db/transact.js";
import { requireClientImage } from "../http/request/client-image.js";
import { isOwn, isServer, requireOwn, requireSelf } from "../http/request/own-user.js";
import { defineRoute, type HandlerContext } from "../http/route.js";
import {
  requireMembership,
  requireTeamPermission,
} from "../permissions/require-team-permission.js";

type Call = Pick<HandlerContext, "context" | "project" | "caller" | "level">;

/** Clients may read their own profile, and others' with a permission. */
async function requireSight(call: Call, teamId: string, userId: string | undefined): Promise<void> {
  const member = { teamId, userId: requireSelf(call) };
  if (isOwn(call, userId)) await requireMembership(call.context.db, call.project.id, member);
  else await requireTeamPermission(call.context.db, call.project.id, member, "$read_members");
}

async function requireKnown(
  { context, project }: Call,
  { teamId, userId }: ProfileFilter,
): Promise<void> {
  if (teamId !== undefined && !(await findTeam(context.db, project.id, teamId)))
    throw new KnownErrors.TeamNotFound({ team_id: teamId });
  if (userId !== undefined && !(await findUser(context.db, project.id, userId)))
    throw new KnownErrors.UserNotFound();
}

async function readProfile(
  db: Database,
  projectId: string,
  teamId: string,
  userId: string,
): Promise<MemberProfile> {
  const profile = await findProfile(db, projectId, teamId, userId);
  if (profile) return profile;
  if (!(await findUser(db, projectId, userId))) throw new KnownErrors.UserNotFound();
  throw new KnownErrors.TeamMembershipNotFound({ team_id: teamId, user_id: userId });
}

export const memberProfileRoutes = [
  defineRoute(memberProfiles.list, async (call) => {
    const { context, project, query } = call;
    if (isServer(call)) await requireKnown(call, query);
    else if (query.teamId === undefined)
      throw new PlainError(400, "A client lists the profiles of one team. Name it.");
    else await requireSight(call, query.teamId, query.userId);
    return listProfiles(context.db, project.id, query);
  }),

  defineRoute(memberProfiles.read, async (call) => {
    const { context, project, params } = call;
    if (!isServer(call)) await requireSight(call, params.team_id, params.user_id);
    return readProfile(context.db, project.id, params.team_id, params.user_id);
  }),

  defineRoute(memberProfiles.update, (call) => {
    const { context, project, params, body } = call;
    requireOwn(call, params.user_id, "A client changes only the profile of the signed-in user.");
    requireClientImage(call, body.profileImageUrl);
    return transact(context.db, async (tx) => {
      // An unknown user takes precedence over a missing membership.
      await readProfile(tx, project.id, params.team_id, params.user_id);
      await updateProfile(
        tx,
        project.id,
        params.team_id,
        params.user_id,
        inputOf(profileFields, body),
      );
      return readProfile(tx, project.id, params.team_id, params.user_id);
    });
  }),
];
