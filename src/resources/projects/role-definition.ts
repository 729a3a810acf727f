import type { Access } from "../../access/access.js";
import type { PermissionId } from "../../protocol/records/permission.js";
import type { Fields } from "../../protocol/records/record.js";
import { type teamRole, teamRoles } from "../../protocol/records/team-role.js";

/** A role of the project, as an admin app returns it. */
export interface AdminTeamRole extends Fields<typeof teamRole, "admin"> {}

/** Changes to a role. Omitted fields stay unchanged. */
export interface AdminTeamRoleUpdateOptions {
  /** The role's name on screens. */
  readonly displayName?: string | undefined;
  /** What the role allows: permissions of teams, or other roles. */
  readonly permissionIds?: readonly PermissionId[] | undefined;
  /**
   * Permissions and roles whose holders may give the role. They must also hold what it allows, and
   * `$remove_members`. Its own holders and servers may always give it.
   */
  readonly givenBy?: readonly PermissionId[] | undefined;
}
/** A new role. */
export interface AdminTeamRoleCreateOptions extends AdminTeamRoleUpdateOptions {
  /**
   * Lower-case letters, digits, colons and underscores. With the id of a team permission, its holders
   * have the role.
   */
  readonly id: string;
}

/** Administration of roles. */
export interface RoleDefinitionActions {
  /** Lists every role, highest first. */
  listTeamRoles(): Promise<AdminTeamRole[]>;
  /** {@link RoleDefinitionActions.listTeamRoles} for components. */
  useTeamRoles(): AdminTeamRole[];
  /**
   * Throws `PERMISSION_ID_ALREADY_EXISTS` for the id of a role, `CONTAINED_PERMISSION_NOT_FOUND` for
   * an unknown permission.
   */
  createTeamRole(data: AdminTeamRoleCreateOptions): Promise<AdminTeamRole>;
  /** Throws `PERMISSION_NOT_FOUND` for an unknown id. */
  updateTeamRole(id: string, data: AdminTeamRoleUpdateOptions): Promise<void>;
  /**
   * Deletes a role. Its members and those invited with it get the successor, which must be named if
   * there are members.
   */
  deleteTeamRole(
    id: string,
    options?: {
      /** The id of the role that members get instead. */
      readonly successorId?: string | undefined;
    },
  ): Promise<void>;
}

const sent = ({ displayName, permissionIds, givenBy }: AdminTeamRoleUpdateOptions) => ({
  displayName,
  permissionIds: permissionIds && [...permissionIds],
  givenBy: givenBy && [...givenBy],
});

/** Creates the actions on a project's roles. */
export const createRoleActions = (access: Access<"admin">): RoleDefinitionActions => ({
  ...access.readable("TeamRoles", () =>
    access.query(teamRoles.list, { query: {} }, (fields): AdminTeamRole => fields),
  ),
  createTeamRole: (data) => access.run(teamRoles.create, { body: { ...sent(data), id: data.id } }),
  updateTeamRole: async (id, data) =>
    void (await access.run(teamRoles.update, { params: { role_id: id }, body: sent(data) })),
  deleteTeamRole: (id, { successorId } = {}) =>
    access.run(teamRoles.delete, { params: { role_id: id }, query: { successorId } }),
});
