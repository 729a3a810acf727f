import { KnownErrors, permissions } from "@stackkit/next/protocol/internal";
import type { Batches } from "../core/batches.js";
import type { Database } from "../db/database.js";
import type { Scope } from "../db/tables/teams.js";
import { transact } from "../db/transact.js";
import { requireOwn } from "../http/own-user.js";
import { defineRoute } from "../http/route.js";
import { lockUser } from "../users/user-rows.js";
import { expand, isSystemPermission } from "./containment.js";
import { lockDefinition, readContainment } from "./definitions.js";
import {
  grantProjectPermissions,
  grantTeamPermissions,
  listProjectPermissions,
  listTeamPermissions,
  type ProjectPermission,
  revokeProjectPermission,
  revokeTeamPermission,
  type TeamPermission,
} from "./grants.js";
import { isMember } from "./is-member.js";

const OWN_ONLY =
  "A client lists only the permissions of the signed-in user. Name that user, or me.";

interface Wanted {
  readonly permissionId?: string | undefined;
  readonly recursive?: boolean | undefined;
}

/**
 * Grants ordered by team, user and id. If requested, each holder's include contained permissions.
 */
async function* listed<P extends TeamPermission | ProjectPermission>(
  db: Database,
  projectId: string,
  scope: Scope,
  granted: Batches<P>,
  { permissionId, recursive }: Wanted,
): Batches<P> {
  const containment = recursive
    ? await readContainment(db, projectId, scope)
    : new Map<string, string[]>();
  const expanded = (held: readonly P[]) =>
    expand(
      held.map(({ id }) => id),
      containment,
    )
      .filter((id) => permissionId === undefined || id === permissionId)
      .map((id) => ({ ...(held[0] as P), id }));
  // A batch may end in the middle of a holder.
  let open: P[] = [];
  for await (const batch of granted) {
    const done: P[] = [];
    for (const permission of batch) {
      if (open[0] && holderOf(open[0]) !== holderOf(permission)) {
        done.push(...expanded(open));
        open = [];
      }
      open.push(permission);
    }
    if (done.length > 0) yield done;
  }
  if (open.length > 0) yield expanded(open);
}

const holderOf = (permission: TeamPermission | ProjectPermission): string =>
  `${"teamId" in permission ? permission.teamId : ""} ${permission.userId}`;

/**
 * Throws `PERMISSION_NOT_FOUND`, and locks the permission against deletion until the transaction
 * ends.
 */
async function requireDefinition(
  tx: Database,
  projectId: string,
  scope: Scope,
  id: string,
): Promise<void> {
  if (scope === "team" && isSystemPermission(id)) return;
  if (!(await lockDefinition(tx, projectId, scope, id)))
    throw new KnownErrors.PermissionNotFound({ permission_id: id });
}

/** Permissions of users: list, grant, revoke. */
export const permissionRoutes = [
  defineRoute(permissions.listInTeam, async (call) => {
    const { context, project, query } = call;
    requireOwn(call, query.userId, OWN_ONLY);
    return listed(
      context.db,
      project.id,
      "team",
      listTeamPermissions(context.db, project.id, query),
      query,
    );
  }),

  defineRoute(permissions.grantInTeam, async ({ context, project, params }) => {
    const { team_id: teamId, user_id: userId, permission_id: id } = params;
    await transact(context, async (tx) => {
      if (!(await lockUser(tx, project.id, userId))) throw new KnownErrors.UserNotFound();
      if (!(await isMember(tx, project.id, teamId, userId)))
        throw new KnownErrors.TeamMembershipNotFound({ team_id: teamId, user_id: userId });
      await requireDefinition(tx, project.id, "team", id);
      await grantTeamPermissions(tx, context, project.id, { teamId, userId }, [id]);
    });
    return { id, teamId, userId };
  }),

  defineRoute(permissions.revokeInTeam, async ({ context, project, params }) => {
    const { team_id: teamId, user_id: userId, permission_id: id } = params;
    await transact(context, async (tx) => {
      if (!(await isMember(tx, project.id, teamId, userId)))
        throw new KnownErrors.TeamMembershipNotFound({ team_id: teamId, user_id: userId });
      const held = await revokeTeamPermission(tx, context, project.id, { teamId, userId }, id);
      if (!held)
        throw new KnownErrors.TeamPermissionNotFound({
          team_id: teamId,
          user_id: userId,
          permission_id: id,
        });
    });
  }),

  defineRoute(permissions.listInProject, async (call) => {
    const { context, project, query } = call;
    requireOwn(call, query.userId, OWN_ONLY);
    return listed(
      context.db,
      project.id,
      "project",
      listProjectPermissions(context.db, project.id, query.userId),
      query,
    );
  }),

  defineRoute(permissions.grantInProject, async ({ context, project, params }) => {
    const { user_id: userId, permission_id: id } = params;
    await transact(context, async (tx) => {
      if (!(await lockUser(tx, project.id, userId))) throw new KnownErrors.UserNotFound();
      await requireDefinition(tx, project.id, "project", id);
      await grantProjectPermissions(tx, context, project.id, userId, [id]);
    });
    return { id, userId };
  }),

  defineRoute(permissions.revokeInProject, async ({ context, project, params }) => {
    const { user_id: userId, permission_id: id } = params;
    await transact(context, async (tx) => {
      if (!(await lockUser(tx, project.id, userId))) throw new KnownErrors.UserNotFound();
      if (!(await revokeProjectPermission(tx, context, project.id, userId, id)))
        throw new KnownErrors.PermissionNotFound({ permission_id: id });
    });
  }),
];
