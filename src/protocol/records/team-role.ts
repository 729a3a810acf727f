import * as z from "zod/mini";
import { maxLength, nonEmptyName, text, uuid } from "../encoding/scalars.js";
import { MAX_PERMISSION_ID_LENGTH } from "../limits/limits.js";
import { get, list, one, patch, post, remove, success } from "../operations/operation.js";
import { changesOf, draftOf, optionalField } from "../operations/shape.js";
import { ownPermissionId, permissionIds } from "./permission.js";
import { column, type RecordType, record } from "./record.js";

const columns = {
  /** The id of the team permission that is the role. */
  id: column("id", z.string(), { update: "none", create: "server", input: ownPermissionId }),
  /** Null for a role that is named after its id. */
  displayName: column("display_name", z.nullable(z.string()), {
    update: "server",
    input: nonEmptyName as never,
  }),
  /** What the role allows. */
  permissionIds: column("permission_ids", z.array(z.string()), {
    read: "server",
    update: "server",
    input: permissionIds,
  }),
  /**
   * Other permissions and roles whose holders may give the role. They must also hold what it allows,
   * and `$remove_members`.
   */
  givenBy: column("given_by", z.array(z.string()), {
    read: "server",
    update: "server",
    input: permissionIds,
  }),
  /** Whether the project defines it. Else it is what creators or new members get by default. */
  isDefined: column("is_defined", z.boolean()),
  /** Whether new members get it. */
  isDefault: column("is_default", z.boolean()),
  /** Whether the caller may invite with it. */
  isAssignable: column("is_assignable", z.boolean()),
};
/** The columns of a role. */
export interface TeamRoleRecord extends RecordType<typeof columns> {}
/** A role in the teams of a project. */
export const teamRole: TeamRoleRecord = record("team-role", columns);

const TOUCHES = [
  "team-role",
  "permission-definition",
  "team-permission",
  "member-profile",
] as const;

/** Calls about the roles of a project. */
export const teamRoles = {
  /** Highest first. A client names one of its teams. */
  list: get("/team-roles", {
    access: "client",
    query: { teamId: optionalField("team_id", uuid) },
    returns: list(teamRole),
    errors: [
      "CANNOT_GET_OWN_USER_WITHOUT_USER",
      "TEAM_MEMBERSHIP_NOT_FOUND",
      "TEAM_PERMISSION_REQUIRED",
      "TEAM_NOT_FOUND",
    ],
  }),
  /** Also makes a role of a team permission that is none. */
  create: post("/team-roles", {
    access: "server",
    body: draftOf(teamRole, "id"),
    returns: one(teamRole),
    status: 201,
    errors: ["PERMISSION_ID_ALREADY_EXISTS", "CONTAINED_PERMISSION_NOT_FOUND"],
    touches: TOUCHES,
  }),
  update: patch("/team-roles/{role_id}", {
    access: "server",
    body: changesOf(teamRole),
    returns: one(teamRole),
    errors: ["PERMISSION_NOT_FOUND", "CONTAINED_PERMISSION_NOT_FOUND"],
    touches: TOUCHES,
  }),
  /** Members with the role, and people who are invited with it, get the successor. */
  delete: remove("/team-roles/{role_id}", {
    access: "server",
    query: {
      successorId: optionalField("successor_id", text.check(maxLength(MAX_PERMISSION_ID_LENGTH))),
    },
    returns: success,
    errors: ["PERMISSION_NOT_FOUND"],
    touches: [...TOUCHES, "invitation", "project"],
  }),
};
