import type { Access, Readable } from "../access/access.js";
import type { PermissionId } from "../protocol/permission.js";
import { type permissionDefinition, projectPermissionDefinitions, teamPermissionDefinitions } from "../protocol/permission.js";
import type { Fields } from "../protocol/record.js";

type DefinitionFields = Fields<typeof permissionDefinition, "admin">;

/** A permission that users can have in the whole project. */
export interface AdminProjectPermissionDefinition extends DefinitionFields {}
/** A permission that users can have in a team. */
export interface AdminTeamPermissionDefinition extends DefinitionFields {
  /** Not used. */
  readonly isDefaultUserPermission?: boolean;
}

export interface AdminTeamPermissionDefinitionCreateOptions {
  /** Lower-case letters, digits, colons and underscores. */
  readonly id: string;
  readonly description?: string | undefined;
  /** Permissions that whoever has this one has too. */
  readonly containedPermissionIds: readonly PermissionId[];
  readonly isDefaultUserPermission?: boolean | undefined;
}
export interface AdminTeamPermissionDefinitionUpdateOptions extends Partial<AdminTeamPermissionDefinitionCreateOptions> {}
export interface AdminProjectPermissionDefinitionCreateOptions extends Omit<AdminTeamPermissionDefinitionCreateOptions, "isDefaultUserPermission"> {}
export interface AdminProjectPermissionDefinitionUpdateOptions extends Partial<AdminProjectPermissionDefinitionCreateOptions> {}

type Kinds = { readonly Team: typeof teamPermissionDefinitions; readonly Project: typeof projectPermissionDefinitions };
const KINDS: Kinds = { Team: teamPermissionDefinitions, Project: projectPermissionDefinitions };

/** `list…`, `use…`, `create…`, `update…` and `delete…` of one kind of definition. */
export type DefinitionActions<K extends keyof Kinds> = Readable<`${K}PermissionDefinitions`, [], DefinitionFields[]> & {
  readonly [N in `create${K}PermissionDefinition`]: (data: AdminProjectPermissionDefinitionCreateOptions) => Promise<DefinitionFields>;
} & {
  readonly [N in `update${K}PermissionDefinition`]: (id: string, data: AdminProjectPermissionDefinitionUpdateOptions) => Promise<void>;
} & {
  readonly [N in `delete${K}PermissionDefinition`]: (id: string) => Promise<void>;
};

const sent = ({ id, description, containedPermissionIds }: AdminProjectPermissionDefinitionUpdateOptions) => ({
  id,
  description,
  containedPermissionIds: containedPermissionIds && [...containedPermissionIds],
});

export function createDefinitionActions<const K extends keyof Kinds>(access: Access<"admin">, kind: K): DefinitionActions<K> {
  const operations = KINDS[kind];
  return {
    ...access.readable(`${kind}PermissionDefinitions`, () => access.query(operations.list, {}, (fields) => fields)),
    [`create${kind}PermissionDefinition`]: (data: AdminProjectPermissionDefinitionCreateOptions) => access.run(operations.create, { body: { ...sent(data), id: data.id } }),
    [`update${kind}PermissionDefinition`]: async (id: string, data: AdminProjectPermissionDefinitionUpdateOptions) =>
      void (await access.run(operations.update, { params: { permission_id: id }, body: sent(data) })),
    [`delete${kind}PermissionDefinition`]: (id: string) => access.run(operations.delete, { params: { permission_id: id } }),
  } as DefinitionActions<K>;
}
