import { KnownErrors, memberProfiles } from "@stackkit/next/protocol/internal";
import { mapBatches } from "../core/batches.js";
import { PlainError } from "../core/plain-error.js";
import type { Database } from "../db/database.js";
import { inputOf } from "../db/mapping.js";
import { profileFields } from "../db/mappings/member-profile.js";
import { transact } from "../db/transact.js";
import { requireClientImage } from "../http/client-image.js";
import { isOwn, isServer, requireOwn, requireUser } from "../http/own-user.js";
import { defineRoute, type HandlerContext } from "../http/route.js";
import {
  hasTeamPermission,
  requireMembership,
  requireTeamPermission,
} from "../permissions/require-team-permission.js";
import { findUser, lockUser } from "../users/user-rows.js";
import { changeRoles } from "./change-roles.js";
import { findMembers } from "./member-pages.js";
import {
  findProfile,
  listProfiles,
  type MemberProfile,
  type ProfileFilter,
  readProfiles,
  updateProfile,
} from "./member-profiles.js";
import { withRoles } from "./member-roles.js";
import { findTeam, lockTeam } from "./teams.js";

type Call = Pick<HandlerContext, "context" | "project" | "caller" | "level">;

/** Clients may read their own profile, and others' with a permission. */
async function requireSight(call: Call, teamId: string, userId: string | undefined): Promise<void> {
  const member = { teamId, userId: requireUser(call, "ownUser") };
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

const readingOf = (call: Call) => ({
  project: call.project,
  readerId: isServer(call) ? undefined : requireUser(call, "ownUser"),
});

const shown = async (call: Call, db: Database, profile: MemberProfile): Promise<MemberProfile> =>
  (await withRoles(readingOf(call), db, [profile]))[0] ?? profile;

async function readPage(
  call: HandlerContext<typeof memberProfiles.list>,
  { teamId, ...query }: HandlerContext<typeof memberProfiles.list>["query"],
) {
  const { db } = call.context;
  if (teamId === undefined)
    throw new PlainError(400, "Pages and searches are of the members of one team. Name it.");
  const { project, readerId } = readingOf(call);
  const seesAddresses =
    readerId === undefined ||
    (await hasTeamPermission(db, project.id, { teamId, userId: readerId }, "$remove_members"));
  const reader = { readerId, seesAddresses };
  const { userIds, nextCursor } = await findMembers(db, project.id, { teamId, ...query }, reader);
  const profiles = await readProfiles(db, project.id, teamId, userIds);
  return { items: await withRoles({ project, readerId }, db, profiles), nextCursor };
}

/** Members' profiles: list, read, change. */
export const memberProfileRoutes = [
  defineRoute(memberProfiles.list, async (call) => {
    const { context, project, query } = call;
    if (isServer(call)) await requireKnown(call, query);
    else if (query.teamId === undefined)
      throw new PlainError(400, "A client lists the profiles of one team. Name it.");
    else await requireSight(call, query.teamId, query.userId);
    if ([query.cursor, query.limit, query.query].some((part) => part !== undefined))
      return readPage(call, query);
    return mapBatches(listProfiles(context.db, project.id, query), (some) =>
      withRoles(readingOf(call), context.db, some),
    );
  }),

  defineRoute(memberProfiles.read, async (call) => {
    const { context, project, params } = call;
    if (!isServer(call)) await requireSight(call, params.team_id, params.user_id);
    return shown(
      call,
      context.db,
      await readProfile(context.db, project.id, params.team_id, params.user_id),
    );
  }),

  defineRoute(memberProfiles.update, async (call) => {
    const { context, project, params } = call;
    const { roleId, roleIds = roleId == null ? undefined : [roleId], ...body } = call.body;
    const member = { teamId: params.team_id, userId: params.user_id };
    if (!roleIds || Object.keys(body).length > 0)
      requireOwn(call, member.userId, "A client changes only the profile of the signed-in user.");
    else if (!isServer(call))
      await requireMembership(context.db, project.id, {
        teamId: member.teamId,
        userId: requireUser(call, "ownUser"),
      });
    requireClientImage(call, body.profileImageUrl);
    return transact(context, async (tx) => {
      // Two members who take each other's role wait for each other, so that one keeps theirs.
      if (roleIds && !isServer(call)) await lockTeam(tx, project.id, member.teamId);
      if (roleIds && !(await lockUser(tx, project.id, member.userId)))
        throw new KnownErrors.UserNotFound();
      // An unknown user takes precedence over a missing membership.
      await readProfile(tx, project.id, member.teamId, member.userId);
      await updateProfile(
        tx,
        project.id,
        member.teamId,
        member.userId,
        inputOf(profileFields, body),
      );
      if (roleIds) await changeRoles(readingOf(call), tx, context, member, roleIds);
      return shown(call, tx, await readProfile(tx, project.id, member.teamId, member.userId));
    });
  }),
];
