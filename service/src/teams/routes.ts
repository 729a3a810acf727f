import { KnownErrors, teamLists, teams } from "@stackkit/next/protocol/internal";
import { PlainError } from "../core/plain-error.js";
import { randomId } from "../core/random.js";
import type { Database } from "../db/database.js";
import { inputOf } from "../db/mapping.js";
import { teamFields } from "../db/mappings/team.js";
import { transact } from "../db/transact.js";
import { emitEvent } from "../events/emit-event.js";
import { requireClientImage } from "../http/client-image.js";
import { isOwn, isServer, requireOwn, requireUser } from "../http/own-user.js";
import { defineRoute, type HandlerContext } from "../http/route.js";
import type { Member } from "../permissions/grants.js";
import { isMember } from "../permissions/is-member.js";
import {
  requireMembership,
  requireTeamPermission,
} from "../permissions/require-team-permission.js";
import { requireFreshCaller } from "../sessions/fresh-session.js";
import { findCredentials } from "../users/credentials.js";
import { lockUser } from "../users/user-rows.js";
import { mailMembers } from "./deletion-mails.js";
import { listDependentTeams, requireOtherManager } from "./dependent-teams.js";
import { declinePerson } from "./domains/requests.js";
import { withdrawInvitations } from "./invitations/withdraw.js";
import { requireRank } from "./member-roles.js";
import {
  deleteMember,
  deleteSuspendedMembership,
  insertMember,
  requireRoomForTeam,
} from "./memberships.js";
import { findTeamIds } from "./team-pages.js";
import {
  deleteTeam,
  findTeam,
  insertTeamRow,
  listTeams,
  listTeamsOfUser,
  lockTeam,
  readTeams,
  updateTeam,
} from "./teams.js";

const OWN_ONLY = "A client lists only the teams of the signed-in user. Name that user, or me.";

/** The first member of a new team. */
function creatorOf(
  call: Pick<HandlerContext, "caller" | "level" | "project">,
  named: string | undefined,
  addCurrentUser: boolean | undefined,
): string | undefined {
  if (addCurrentUser && named !== undefined)
    throw new PlainError(
      400,
      "Name the creator, or call for the current user to be added, not both.",
    );
  if (isServer(call)) return addCurrentUser ? requireUser(call) : named;
  const self = requireUser(call);
  if (!call.project.config.clientTeamCreationEnabled)
    throw new PlainError(403, "Users of this project cannot make teams.");
  if (named !== undefined && named !== self)
    throw new PlainError(403, "A client makes teams only for the signed-in user.");
  return self;
}

/** Teams and memberships. */
export const teamRoutes = [
  defineRoute(teams.list, (call) => {
    const { context, project, query } = call;
    requireOwn(call, query.userId, OWN_ONLY);
    return listTeamsOfUser(context.db, project.id, requireUser(call, "ownUser"));
  }),

  defineRoute(teamLists.list, async ({ context: { db }, project, query: { userId, ...page } }) => {
    if (Object.values(page).some((field) => field !== undefined)) {
      const { ids, nextCursor } = await findTeamIds(db, project.id, { userId, ...page });
      return { items: await readTeams(db, project.id, ids), nextCursor };
    }
    return userId === undefined
      ? listTeams(db, project.id)
      : listTeamsOfUser(db, project.id, userId);
  }),

  defineRoute(teams.listDependent, async ({ context, project, params: { user_id: userId } }) => {
    if (!(await findCredentials(context.db, project.id, userId)))
      throw new KnownErrors.UserNotFound();
    return listDependentTeams(context.db, project.id, { userId });
  }),

  defineRoute(teams.create, async (call) => {
    const { context, project, query, body } = call;
    const creator = creatorOf(call, body.creatorUserId, query.addCurrentUser);
    requireClientImage(call, body.profileImageUrl);
    return transact(context, async (tx) => {
      if (creator !== undefined && !(await lockUser(tx, project.id, creator)))
        throw new KnownErrors.UserNotFound();
      if (creator !== undefined && !isServer(call))
        await requireRoomForTeam(tx, project.id, creator);
      const made = await insertTeamRow(tx, project.id, {
        ...inputOf(teamFields, body),
        id: randomId(),
        createdAt: new Date(context.clock.now()),
      });
      await emitEvent(tx, context, project.id, "team.created", made);
      if (creator !== undefined)
        await insertMember(tx, context, project, {
          teamId: made.id,
          userId: creator,
          as: "creator",
        });
      return made;
    });
  }),

  defineRoute(teams.read, async (call) => {
    const { context, project, params } = call;
    if (!isServer(call))
      await requireMembership(context.db, project.id, {
        teamId: params.team_id,
        userId: requireUser(call),
      });
    const found = await findTeam(context.db, project.id, params.team_id);
    if (!found) throw new KnownErrors.TeamNotFound({ team_id: params.team_id });
    return found;
  }),

  defineRoute(teams.update, async (call) => {
    const { context, project, params, body } = call;
    requireClientImage(call, body.profileImageUrl);
    return transact(context, async (tx) => {
      await requireReach(call, tx, "$update_team");
      return updateTeam(tx, context, project.id, params.team_id, inputOf(teamFields, body));
    });
  }),

  defineRoute(teams.delete, async (call) => {
    const { context, project, params, caller } = call;
    await transact(context, async (tx) => {
      await requireReach(call, tx, "$delete_team");
      await lockTeam(tx, project.id, params.team_id);
      if (caller.userId !== undefined) await lockUser(tx, project.id, caller.userId);
      await requireFreshCaller(tx, call);
      // An app's own server decides by itself whom it tells.
      if (!isServer(call) || caller.actor?.type === "administrator")
        await mailMembers(tx, call, params.team_id);
      await deleteTeam(tx, context, project.id, params.team_id);
    });
  }),

  defineRoute(teams.addMember, async ({ context, project, params }) => {
    const { team_id: teamId, user_id: userId } = params;
    await transact(context, async (tx) => {
      const hasTeam = await lockTeam(tx, project.id, teamId);
      if (!(await lockUser(tx, project.id, userId))) throw new KnownErrors.UserNotFound();
      if (!hasTeam) throw new KnownErrors.TeamNotFound({ team_id: teamId });
      await insertMember(tx, context, project, { teamId, userId, as: "member" });
    });
    return { teamId, userId };
  }),

  defineRoute(teams.removeMember, async (call) => {
    const { context, project, params } = call;
    const { team_id: teamId, user_id: userId } = params;
    const member = { teamId, userId };
    const isOther = !isOwn(call, userId);
    await transact(context, async (tx) => {
      const own = isServer(call) ? undefined : { teamId, userId: requireUser(call, "ownUser") };
      // Two members who remove each other, or both leave, wait for each other, so that one stays.
      if (own) await lockTeam(tx, project.id, teamId);
      if (own && isOther) await requireTeamPermission(tx, project.id, own, "$remove_members");
      if (!(await lockUser(tx, project.id, userId))) throw new KnownErrors.UserNotFound();
      const suspended = await deleteSuspendedMembership(tx, project.id, member);
      const isInTeam = await isMember(tx, project.id, teamId, userId);
      if (own && !isOther && isInTeam) await requireOtherManager(tx, project.id, own);
      const other = { userId, suspended: isInTeam ? undefined : suspended };
      if (own && isOther && (isInTeam || suspended)) await requireRank(project, tx, own, other);
      if (isOther) await keepOut(tx, project.id, member, context.clock.now());
      // Its end was announced when it was suspended.
      if (suspended && !isInTeam) return;
      await deleteMember(tx, context, project.id, teamId, userId);
    });
  }),
];

/** Ends what could bring a person back whom others are about to remove. */
async function keepOut(tx: Database, projectId: string, member: Member, now: number) {
  await withdrawInvitations(tx, projectId, member, now);
  await declinePerson(tx, projectId, member, now);
}

/** Throws unless a client may act on the team in the path. */
async function requireReach(
  call: Pick<HandlerContext, "caller" | "level" | "project"> & { params: { team_id: string } },
  db: Database,
  permission: "$update_team" | "$delete_team",
): Promise<void> {
  if (!isServer(call))
    await requireTeamPermission(
      db,
      call.project.id,
      { teamId: call.params.team_id, userId: requireUser(call) },
      permission,
    );
}
