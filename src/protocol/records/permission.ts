import * as z from "zod/mini";
import type { Declared } from "../encoding/json.js";
import { items, maxLength, queryFlag, text, userId, uuid } from "../encoding/scalars.js";
import type { Schema } from "../encoding/schema.js";
import { MAX_PERMISSION_ID_LENGTH } from "../limits/limits.js";
import { get, list, one, patch, post, remove, success } from "../operations/operation.js";
import { changesOf, draftOf, optionalField } from "../operations/shape.js";
import { column, type RecordType, record } from "./record.js";

/** Permissions of every project, for teams only. */
export const SYSTEM_PERMISSIONS = [
  "$update_team",
  "$delete_team",
  "$read_members",
  "$remove_members",
  "$invite_members",
  "$manage_api_keys",
] as const;
/** One of {@link SYSTEM_PERMISSIONS}. */
export type SystemPermission = (typeof SYSTEM_PERMISSIONS)[number];

/** Ids of the developer's own permissions and the system's. */
export type PermissionId = Declared<"permissionId", string> | SystemPermission;

const ID = /^[a-z0-9_:]+$/;
/** An id of a permission that a project defines. */
export const ownPermissionId: Schema<string> = text.check(
  z.regex(ID, "may hold lower-case letters, digits, colons and underscores"),
  maxLength(MAX_PERMISSION_ID_LENGTH),
);
const anyPermissionId = text.check(
  maxLength(MAX_PERMISSION_ID_LENGTH),
  z.refine(
    (id) => ID.test(id) || (SYSTEM_PERMISSIONS as readonly string[]).includes(id),
    "may hold lower-case letters, digits, colons and underscores, or be one of the system's ids",
  ),
);
/** Ids of any permissions. */
export const permissionIds: Schema<string[]> = items(anyPermissionId);

const teamPermissionColumns = {
  id: column("id", z.string()),
  userId: column("user_id", z.string()),
  teamId: column("team_id", z.string()),
};
/** The columns of a permission in a team. */
export interface TeamPermissionRecord extends RecordType<typeof teamPermissionColumns> {}
/** A permission that a user has in a team. */
export const teamPermission: TeamPermissionRecord = record(
  "team-permission",
  teamPermissionColumns,
);

const projectPermissionColumns = {
  id: column("id", z.string()),
  userId: column("user_id", z.string()),
};
/** The columns of a permission in the project. */
export interface ProjectPermissionRecord extends RecordType<typeof projectPermissionColumns> {}
/** A permission that a user has in the project. */
export const projectPermission: ProjectPermissionRecord = record(
  "project-permission",
  projectPermissionColumns,
);

const permissionFilter = {
  userId: optionalField("user_id", userId),
  permissionId: optionalField("permission_id", anyPermissionId),
  recursive: optionalField("recursive", queryFlag),
};

/** Calls about users' permissions. */
export const permissions = {
  listInTeam: get("/team-permissions", {
    access: "client",
    query: { teamId: optionalField("team_id", uuid), ...permissionFilter },
    returns: list(teamPermission),
    errors: ["CANNOT_GET_OWN_USER_WITHOUT_USER"],
  }),
  grantInTeam: post("/team-permissions/{team_id}/{user_id}/{permission_id}", {
    access: "server",
    body: {},
    returns: one(teamPermission),
    status: 201,
    errors: ["TEAM_MEMBERSHIP_NOT_FOUND", "USER_NOT_FOUND", "PERMISSION_NOT_FOUND"],
    touches: ["team-permission"],
  }),
  revokeInTeam: remove("/team-permissions/{team_id}/{user_id}/{permission_id}", {
    access: "server",
    returns: success,
    errors: ["TEAM_PERMISSION_NOT_FOUND", "TEAM_MEMBERSHIP_NOT_FOUND"],
    touches: ["team-permission"],
  }),
  listInProject: get("/project-permissions", {
    access: "client",
    query: permissionFilter,
    returns: list(projectPermission),
    errors: ["CANNOT_GET_OWN_USER_WITHOUT_USER"],
  }),
  grantInProject: post("/project-permissions/{user_id}/{permission_id}", {
    access: "server",
    body: {},
    returns: one(projectPermission),
    status: 201,
    errors: ["USER_NOT_FOUND", "PERMISSION_NOT_FOUND"],
    touches: ["project-permission"],
  }),
  revokeInProject: remove("/project-permissions/{user_id}/{permission_id}", {
    access: "server",
    returns: success,
    errors: ["PERMISSION_NOT_FOUND", "USER_NOT_FOUND"],
    touches: ["project-permission"],
  }),
};

const permissionDefinitionColumns = {
  /** Lower-case letters, digits, colons and underscores. */
  id: column("id", z.string(), { update: "admin", input: ownPermissionId }),
  /** A text for administrators. */
  description: column("description", z.optional(z.string()), {
    update: "admin",
    input: z.optional(text),
  }),
  /** Permissions that this one includes. */
  containedPermissionIds: column("contained_permission_ids", z.array(z.string()), {
    update: "admin",
    input: items(anyPermissionId),
  }),
};
/** The columns of a permission's definition. */
export interface PermissionDefinitionRecord
  extends RecordType<typeof permissionDefinitionColumns> {}
/** A permission and those that it contains. */
export const permissionDefinition: PermissionDefinitionRecord = record(
  "permission-definition",
  permissionDefinitionColumns,
);

const DEFINITION_TOUCHES = [
  "permission-definition",
  "team-permission",
  "project-permission",
  "project",
  "team-role",
  "member-profile",
] as const;

const definitionsAt = <const P extends string>(path: P) => ({
  list: get(path, { access: "admin", returns: list(permissionDefinition) }),
  create: post(path, {
    access: "admin",
    body: draftOf(permissionDefinition, "id"),
    returns: one(permissionDefinition),
    status: 201,
    errors: ["PERMISSION_ID_ALREADY_EXISTS", "CONTAINED_PERMISSION_NOT_FOUND"],
    touches: ["permission-definition"],
  }),
  update: patch(`${path}/{permission_id}` as const, {
    access: "admin",
    body: changesOf(permissionDefinition),
    returns: one(permissionDefinition),
    errors: [
      "PERMISSION_NOT_FOUND",
      "PERMISSION_ID_ALREADY_EXISTS",
      "CONTAINED_PERMISSION_NOT_FOUND",
    ],
    touches: DEFINITION_TOUCHES,
  }),
  delete: remove(`${path}/{permission_id}` as const, {
    access: "admin",
    returns: success,
    errors: ["PERMISSION_NOT_FOUND"],
    touches: DEFINITION_TOUCHES,
  }),
});

/**
 * Ids of team and project permissions share one namespace; each permission contains only ids of its
 * own scope.
 */
export const teamPermissionDefinitions = definitionsAt("/team-permission-definitions");
/** Calls about definitions of project permissions. */
export const projectPermissionDefinitions = definitionsAt("/project-permission-definitions");
