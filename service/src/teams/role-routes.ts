import { KnownErrors, teamRoles } from "@stackkit/next/protocol/internal";
import { PlainError } from "../core/plain-error.js";
import { transact } from "../db/transact.js";
import { isServer, requireUser } from "../http/own-user.js";
import { defineRoute, type HandlerContext } from "../http/route.js";
import { requireMembership } from "../permissions/require-team-permission.js";
import { changeRole, deleteRole, insertRole, showRole } from "./role-definitions.js";
import { invitableRoles, type RoleRules, readRoleRules, type TeamRole } from "./team-roles.js";
import { findTeam } from "./teams.js";

type Call = HandlerContext<typeof teamRoles.list>;

/** The roles that the caller may invite with. */
async function readInvitable(call: Call, rules: RoleRules): Promise<readonly TeamRole[]> {
  const { context, project, query } = call;
  if (isServer(call)) {
    const { teamId } = query;
    if (teamId !== undefined && !(await findTeam(context.db, project.id, teamId)))
      throw new KnownErrors.TeamNotFound({ team_id: teamId });
    return rules.roles;
  }
  const userId = requireUser(call, "ownUser");
  if (query.teamId === undefined)
    throw new PlainError(400, "A client lists the roles in one team. Name it.");
  const member = { teamId: query.teamId, userId };
  const direct = await requireMembership(context.db, project.id, member);
  return invitableRoles({ userId, direct }, rules);
}

/** Roles in teams: list, define, change, delete. */
export const roleRoutes = [
  defineRoute(teamRoles.list, async (call) => {
    const rules = await readRoleRules(call.context.db, call.project);
    const invitable = await readInvitable(call, rules);
    return rules.roles.map((role) => showRole(role, rules, invitable.includes(role)));
  }),

  defineRoute(teamRoles.create, ({ context, project, body }) =>
    transact(context, (tx) => insertRole(tx, project, body, context.clock.now())),
  ),

  defineRoute(teamRoles.update, ({ context, project, params, body }) =>
    transact(context, (tx) => changeRole(tx, project, params.role_id, body)),
  ),

  defineRoute(teamRoles.delete, ({ context, project, params, query }) =>
    transact(context, (tx) => deleteRole(tx, project, params.role_id, query.successorId)),
  ),
];
