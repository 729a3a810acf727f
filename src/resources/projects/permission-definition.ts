import type { Access } from "../../access/access.js";
import type { PermissionId } from "../../protocol/records/permission.js";
import {
  type permissionDefinition,
  projectPermissionDefinitions,
  teamPermissionDefinitions,
} from "../../protocol/records/permission.js";
import type { Fields } from "../../protocol/records/record.js";

type DefinitionFields = Fields<typeof permissionDefinition, "admin">;

/** A permission that users can have in the whole project. */
export interface AdminProjectPermissionDefinition extends DefinitionFields {}
/** A permission that users can have in a team. */
export interface AdminTeamPermissionDefinition extends DefinitionFields {
  /** Not used. */
  readonly isDefaultUserPermission?: boolean;
}

/** A new permission of teams. */
export interface AdminTeamPermissionDefinitionCreateOptions {
  /** Lower-case letters, digits, colons and underscores. */
  readonly id: string;
  /** What it allows, for administrators. */
  readonly description?: string | undefined;
  /** Permissions that this one includes. */
  readonly containedPermissionIds: readonly PermissionId[];
  /** Not used. */
  readonly isDefaultUserPermission?: boolean | undefined;
}
/** Changes to a team permission; a new `id` renames it everywhere. */
export interface AdminTeamPermissionDefinitionUpdateOptions
  extends Partial<AdminTeamPermissionDefinitionCreateOptions> {}
/** A new permission of the project. */
export interface AdminProjectPermissionDefinitionCreateOptions
  extends Omit<AdminTeamPermissionDefinitionCreateOptions, "isDefaultUserPermission"> {}
/** Changes to a project permission; a new `id` renames it everywhere. */
export interface AdminProjectPermissionDefinitionUpdateOptions
  extends Partial<AdminProjectPermissionDefinitionCreateOptions> {}

/** Administration of team permissions. */
export interface TeamDefinitionActions {
  /** Lists every team permission, including the system's. */
  listTeamPermissionDefinitions(): Promise<AdminTeamPermissionDefinition[]>;
  /** {@link TeamDefinitionActions.listTeamPermissionDefinitions} for components. */
  useTeamPermissionDefinitions(): AdminTeamPermissionDefinition[];
  /**
   * Throws `PERMISSION_ID_ALREADY_EXISTS` for an id in use, `CONTAINED_PERMISSION_NOT_FOUND` for an
   * unknown one inside.
   */
  createTeamPermissionDefinition(
    data: AdminTeamPermissionDefinitionCreateOptions,
  ): Promise<AdminTeamPermissionDefinition>;
  /** Throws `PERMISSION_NOT_FOUND` for an unknown id. */
  updateTeamPermissionDefinition(
    id: string,
    data: AdminTeamPermissionDefinitionUpdateOptions,
  ): Promise<void>;
  /** Deletes the permission and revokes it from every user. */
  deleteTeamPermissionDefinition(id: string): Promise<void>;
}

/** Administration of project permissions. */
export interface ProjectDefinitionActions {
  /** Lists every project permission. */
  listProjectPermissionDefinitions(): Promise<AdminProjectPermissionDefinition[]>;
  /** {@link ProjectDefinitionActions.listProjectPermissionDefinitions} for components. */
  useProjectPermissionDefinitions(): AdminProjectPermissionDefinition[];
  /**
   * Throws `PERMISSION_ID_ALREADY_EXISTS` for an id in use, `CONTAINED_PERMISSION_NOT_FOUND` for an
   * unknown one inside.
   */
  createProjectPermissionDefinition(
    data: AdminProjectPermissionDefinitionCreateOptions,
  ): Promise<AdminProjectPermissionDefinition>;
  /** Throws `PERMISSION_NOT_FOUND` for an unknown id. */
  updateProjectPermissionDefinition(
    id: string,
    data: AdminProjectPermissionDefinitionUpdateOptions,
  ): Promise<void>;
  /** Deletes the permission and revokes it from every user. */
  deleteProjectPermissionDefinition(id: string): Promise<void>;
}

type Kinds = {
  readonly Team: {
    readonly operations: typeof teamPermissionDefinitions;
    readonly actions: TeamDefinitionActions;
  };
  readonly Project: {
    readonly operations: typeof projectPermissionDefinitions;
    readonly actions: ProjectDefinitionActions;
  };
};
const KINDS: { readonly [K in keyof Kinds]: Kinds[K]["operations"] } = {
  Team: teamPermissionDefinitions,
  Project: projectPermissionDefinitions,
};

const sent = ({
  id,
  description,
  containedPermissionIds,
}: AdminProjectPermissionDefinitionUpdateOptions) => ({
  id,
  description,
  containedPermissionIds: containedPermissionIds && [...containedPermissionIds],
});

/** Creates the actions of one kind of definition. */
export function createDefinitionActions<const K extends keyof Kinds>(
  access: Access<"admin">,
  kind: K,
): Kinds[K]["actions"] {
  const operations = KINDS[kind];
  return {
    ...access.readable(`${kind}PermissionDefinitions`, () =>
      access.query(operations.list, {}, (fields) => fields),
    ),
    [`create${kind}PermissionDefinition`]: (data: AdminProjectPermissionDefinitionCreateOptions) =>
      access.run(operations.create, { body: { ...sent(data), id: data.id } }),
    [`update${kind}PermissionDefinition`]: async (
      id: string,
      data: AdminProjectPermissionDefinitionUpdateOptions,
    ) =>
      void (await access.run(operations.update, {
        params: { permission_id: id },
        body: sent(data),
      })),
    [`delete${kind}PermissionDefinition`]: (id: string) =>
      access.run(operations.delete, { params: { permission_id: id } }),
  } as unknown as Kinds[K]["actions"];
}
