import type { Access } from "../access/access.js";
import type { Query } from "../cache/query.js";
import { uuid } from "../protocol/encoding/scalars.js";
import type { Level } from "../protocol/operations/level.js";
import { type PermissionId, permissions } from "../protocol/records/permission.js";
import type { AppContext } from "./app-context.js";

/** A permission that a user has, in a team or in the whole project. */
export interface Permission {
  readonly id: string;
}

/** A team permission, as an admin app returns it. */
export interface AdminTeamPermission extends Permission {}
/** A project permission, as an admin app returns it. */
export interface AdminProjectPermission extends Permission {}

/** Which permissions a list has. */
export interface PermissionListOptions {
  /** Whether permissions that others contain are listed too. Default: true. */
  readonly recursive?: boolean | undefined;
}

/** The scope of a permission: a team, or the project if omitted. */
type TeamScope = { readonly id: string };

/** Lists permissions in a team, or in the project without one. */
export type ListPermissions<R> = {
  (team: TeamScope, options?: PermissionListOptions): R;
  (options?: PermissionListOptions): R;
};
/** Reads one permission in a team, or in the project without one. */
export type OnePermission<R> = {
  (team: TeamScope, permissionId: PermissionId): R;
  (permissionId: PermissionId): R;
};

/**
 * Shows Next's 403 page without the permission. Server only; throws `NO_AUTH_INTERRUPTS` if
 * `experimental.authInterrupts` is off.
 */
type OrForbidden = { readonly or: "forbidden" };

/** Reads of a user's permissions. */
export interface PermissionActions {
  /**
   * Lists the user's permissions in a team, `listPermissions(team)`, or in the project. Includes
   * contained ones, unless `{ recursive: false }`.
   */
  listPermissions: ListPermissions<Promise<Permission[]>>;
  /** `listPermissions()` for components. */
  usePermissions: ListPermissions<Permission[]>;
  /**
   * Reads one permission, `getPermission(team, id)` or, of the project, `getPermission(id)`, held
   * directly or through another. Otherwise returns null, or shows Next's 403 page with `{ or:
   * "forbidden" }`.
   */
  getPermission: OnePermission<Promise<Permission | null>> & {
    (team: TeamScope, permissionId: PermissionId, options: OrForbidden): Promise<Permission>;
    (permissionId: PermissionId, options: OrForbidden): Promise<Permission>;
  };
  /** `getPermission()` for components. */
  usePermission: OnePermission<Permission | null>;
  /**
   * Whether the user has a permission, `hasPermission(team, id)` or of the project
   * `hasPermission(id)`, directly or through another.
   */
  hasPermission: OnePermission<Promise<boolean>>;
  /** Whether the user was given a role in a team. One that another role contains does not count. */
  hasRole(team: TeamScope, roleId: PermissionId): Promise<boolean>;
}

/** Permission actions of servers. */
export interface PermissionServerActions {
  /**
   * Grants a permission in a team, or in the project without a team. Throws `PERMISSION_NOT_FOUND`
   * for an undefined one.
   */
  grantPermission: OnePermission<Promise<void>>;
  /**
   * Revokes a directly granted permission. Throws `TEAM_PERMISSION_NOT_FOUND` or
   * `PERMISSION_NOT_FOUND` if it was not granted.
   */
  revokePermission: OnePermission<Promise<void>>;
}

const isTeam = (value: TeamScope | PermissionListOptions | undefined): value is TeamScope =>
  value !== undefined && "id" in value;

/** A user's methods that read permissions. */
export function createPermissionActions<L extends Level>(
  access: Access<L>,
  { forbid }: Pick<AppContext, "forbid">,
): PermissionActions {
  const userId = access.subject;
  const query = (
    team: TeamScope | undefined,
    { recursive = true }: PermissionListOptions = {},
  ): Query<Permission[]> => {
    // The service refuses calls with other ids, and this one may come from an address.
    if (team && !uuid.safeParse(team.id).success)
      return { key: "", kinds: [], fetch: async () => [] };
    // The project's call takes the same, without a team.
    return access.query(
      team ? permissions.listInTeam : (permissions.listInProject as never),
      { query: { teamId: team?.id, userId, recursive } },
      ({ id }) => ({ id }),
    );
  };
  const one = access.readableOne(
    "Permission",
    (...scope: PermissionArguments) => query(scoped(scope)[0]),
    (list, ...scope) => list.find(({ id }) => id === scoped(scope)[1]) ?? null,
  );
  const getPermission = async (
    ...asked: PermissionArguments | [...PermissionArguments, options: OrForbidden]
  ) => {
    const last = asked.at(-1);
    const isStrict = typeof last === "object" && "or" in last;
    const found = await one.getPermission(
      ...((isStrict ? asked.slice(0, -1) : asked) as PermissionArguments),
    );
    return found === null && isStrict ? forbid() : found;
  };
  const listed = access.readable(
    "Permissions",
    (first?: TeamScope | PermissionListOptions, second?: PermissionListOptions) =>
      isTeam(first) ? query(first, second) : query(undefined, first),
  );
  return {
    ...listed,
    ...one,
    getPermission: getPermission as PermissionActions["getPermission"],
    hasPermission: async (...scope: PermissionArguments) =>
      (await one.getPermission(...scope)) !== null,
    hasRole: async (team, roleId) =>
      (await listed.listPermissions(team, { recursive: false })).some(({ id }) => id === roleId),
  };
}

/** A server user's methods that grant and revoke permissions. */
export function createPermissionServerActions(access: Access<"server">): PermissionServerActions {
  const params = (team: TeamScope, id: string) => ({
    team_id: team.id,
    user_id: access.subject,
    permission_id: id,
  });
  return {
    grantPermission: async (...scope: PermissionArguments) => {
      const [team, id] = scoped(scope);
      if (team) await access.run(permissions.grantInTeam, { params: params(team, id) });
      else
        await access.run(permissions.grantInProject, {
          params: { user_id: access.subject, permission_id: id },
        });
    },
    revokePermission: async (...scope: PermissionArguments) => {
      const [team, id] = scoped(scope);
      if (team) await access.run(permissions.revokeInTeam, { params: params(team, id) });
      else
        await access.run(permissions.revokeInProject, {
          params: { user_id: access.subject, permission_id: id },
        });
    },
  };
}

type PermissionArguments =
  | [team: TeamScope, permissionId: PermissionId]
  | [permissionId: PermissionId];

const scoped = (scope: PermissionArguments): [team: TeamScope | undefined, permissionId: string] =>
  scope.length === 1 ? [undefined, scope[0]] : [scope[0], scope[1]];
