import { KnownErrors, teams } from "@stackkit/next/protocol";
import { PlainError } from "../core/plain-error.js";
import { randomId } from "../core/random.js";
import type { Database } from "../db/database.js";
import { deleteMember, insertMember, requireRoomForTeam } from "../db/queries/teams/memberships.js";
import {
  announceTeam,
  deleteTeam,
  findTeam,
  insertTeamRow,
  listTeams,
  listTeamsOfUser,
  lockTeam,
  updateTeam,
} from "../db/queries/teams/teams.js";
import { lockUser } from "../db/queries/users/users.js";
import { transact } from "../db/transact.js";
import { type Ask, answer } from "../http/handle-operation.js";
import { requireClientImage } from "../http/request/client-image.js";
import { isOwn, isServer, requireOwn, requireSelf, requireUser } from "../http/request/own-user.js";
import {
  requireMembership,
  requireTeamPermission,
} from "../permissions/require-team-permission.js";

const OWN_ONLY = "A client lists only the teams of the signed-in user. Name that user, or me.";

/** Who is the first member of a new team. */
function creatorOf(
  ask: Pick<Ask, "caller" | "level" | "project">,
  named: string | undefined,
  addCurrentUser: boolean | undefined,
): string | undefined {
  if (addCurrentUser && named !== undefined)
    throw new PlainError(
      400,
      "Name the creator, or ask for the current user to be added, not both.",
    );
  if (isServer(ask)) return addCurrentUser ? requireUser(ask) : named;
  const self = requireUser(ask);
  if (!ask.project.config.clientTeamCreationEnabled)
    throw new PlainError(403, "Users of this project cannot make teams.");
  if (named !== undefined && named !== self)
    throw new PlainError(403, "A client makes teams only for the signed-in user.");
  return self;
}

export const teamRoutes = [
  answer(teams.list, (ask) => {
    const { context, project, query } = ask;
    requireOwn(ask, query.userId, OWN_ONLY);
    return query.userId === undefined
      ? listTeams(context.db, project.id)
      : listTeamsOfUser(context.db, project.id, query.userId);
  }),

  answer(teams.create, async (ask) => {
    const { context, project, query, body } = ask;
    const creator = creatorOf(ask, body.creatorUserId, query.addCurrentUser);
    requireClientImage(ask, body.profileImageUrl);
    return transact(context.db, async (tx) => {
      if (creator !== undefined && !(await lockUser(tx, project.id, creator)))
        throw new KnownErrors.UserNotFound();
      if (creator !== undefined && !isServer(ask))
        await requireRoomForTeam(tx, project.id, creator);
      const made = await insertTeamRow(tx, project.id, {
        ...body,
        id: randomId(),
        createdAt: context.clock.now(),
      });
      await announceTeam(tx, context, project.id, "team.created", made);
      if (creator !== undefined)
        await insertMember(tx, context, project, {
          teamId: made.id,
          userId: creator,
          as: "creator",
        });
      return made;
    });
  }),

  answer(teams.read, async (ask) => {
    const { context, project, params } = ask;
    if (!isServer(ask))
      await requireMembership(context.db, project.id, {
        teamId: params.team_id,
        userId: requireUser(ask),
      });
    const found = await findTeam(context.db, project.id, params.team_id);
    if (!found) throw new KnownErrors.TeamNotFound({ team_id: params.team_id });
    return found;
  }),

  answer(teams.update, async (ask) => {
    const { context, project, params, body } = ask;
    requireClientImage(ask, body.profileImageUrl);
    return transact(context.db, async (tx) => {
      await requireReach(ask, tx, "$update_team");
      return updateTeam(tx, context, project.id, params.team_id, body);
    });
  }),

  answer(teams.delete, async (ask) => {
    const { context, project, params } = ask;
    await transact(context.db, async (tx) => {
      await requireReach(ask, tx, "$delete_team");
      await deleteTeam(tx, context, project.id, params.team_id);
    });
  }),

  answer(teams.addMember, async ({ context, project, params }) => {
    const { team_id: teamId, user_id: userId } = params;
    await transact(context.db, async (tx) => {
      const hasTeam = await lockTeam(tx, project.id, teamId);
      if (!(await lockUser(tx, project.id, userId))) throw new KnownErrors.UserNotFound();
      if (!hasTeam) throw new KnownErrors.TeamNotFound({ team_id: teamId });
      await insertMember(tx, context, project, { teamId, userId, as: "member" });
    });
    return { teamId, userId };
  }),

  answer(teams.removeMember, async (ask) => {
    const { context, project, params } = ask;
    const { team_id: teamId, user_id: userId } = params;
    await transact(context.db, async (tx) => {
      if (!isServer(ask) && !isOwn(ask, userId))
        await requireTeamPermission(
          tx,
          project.id,
          { teamId, userId: requireSelf(ask) },
          "$remove_members",
        );
      if (!(await lockUser(tx, project.id, userId))) throw new KnownErrors.UserNotFound();
      await deleteMember(tx, context, project.id, teamId, userId);
    });
  }),
];

/** Throws where a client may not do this in the team of the path. */
async function requireReach(
  ask: Pick<Ask, "caller" | "level" | "project"> & { params: { team_id: string } },
  db: Database,
  permission: "$update_team" | "$delete_team",
): Promise<void> {
  if (!isServer(ask))
    await requireTeamPermission(
      db,
      ask.project.id,
      { teamId: ask.params.team_id, userId: requireUser(ask) },
      permission,
    );
}
