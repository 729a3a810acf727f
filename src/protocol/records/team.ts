import * as z from "zod/mini";
import { declared, metadata } from "../encoding/json-schemas.js";
import {
  imageUrl,
  items,
  maxLength,
  millis,
  name,
  nonEmptyText,
  queryFlag,
  text,
  userId,
  uuid,
} from "../encoding/scalars.js";
import type { Schema } from "../encoding/schema.js";
import { MAX_PERMISSION_ID_LENGTH } from "../limits/limits.js";
import {
  get,
  list,
  one,
  patch,
  post,
  remove,
  success,
  USER_ERRORS,
} from "../operations/operation.js";
import { changesOf, draftOf, optionalField } from "../operations/shape.js";
import { column, type RecordType, record } from "./record.js";

const teamColumns = {
  /** The team's id, a UUID. */
  id: column("id", z.string()),
  /** The display name. The kit's own forms ask for one; other clients may leave it empty. */
  displayName: column("display_name", z.string(), { update: "client", input: name }),
  /** A picture: a URL, or the image as a `data:` URL. Browsers may only set `data:` URLs. */
  profileImageUrl: column("profile_image_url", z.nullable(z.string()), {
    update: "client",
    input: z.nullable(imageUrl),
  }),
  /**
   * The app's own data, readable by members' browsers and writable with the permission
   * `$update_team`.
   */
  clientMetadata: column("client_metadata", declared<"teamClientMetadata">(), {
    update: "client",
    input: metadata,
  }),
  /** The app's own data, writable by servers and readable by members' browsers. */
  clientReadOnlyMetadata: column(
    "client_read_only_metadata",
    declared<"teamClientReadOnlyMetadata">(),
    { update: "server", input: metadata },
  ),
  /** The app's own data, for servers only. */
  serverMetadata: column("server_metadata", declared<"teamServerMetadata">(), {
    read: "server",
    update: "server",
    input: metadata,
  }),
  /** When the team was created. */
  createdAt: column("created_at_millis", millis, { read: "server" }),
  creatorUserId: column("creator_user_id", userId, { read: "none", create: "client" }),
};
/** The columns of a team. */
export interface TeamRecord extends RecordType<typeof teamColumns> {}
/** A team. */
export const team: TeamRecord = record("team", teamColumns);

const dependentTeamColumns = {
  /** The team's id. */
  id: column("id", z.string()),
  /** The display name. */
  displayName: column("display_name", z.string()),
  /** Whether it has members whom no one else manages; otherwise the user is alone in it. */
  hasOtherMembers: column("has_other_members", z.boolean()),
};
/** The columns of a team that depends on a user. */
export interface DependentTeamRecord extends RecordType<typeof dependentTeamColumns> {}
/** A team that no one could open, or whose members no one could manage, without a user. */
export const dependentTeam: DependentTeamRecord = record("dependent-team", dependentTeamColumns);

/** Who is a member of which team. */
export const membership = record("membership", {
  teamId: column("team_id", z.string()),
  userId: column("user_id", z.string()),
});

/** Errors of clients that need a permission in a team. */
export const PERMISSION_ERRORS = [
  "USER_AUTHENTICATION_REQUIRED",
  "TEAM_MEMBERSHIP_NOT_FOUND",
  "TEAM_PERMISSION_REQUIRED",
  "TEAM_NOT_FOUND",
] as const;

/** Calls about teams and memberships. */
export const teams = {
  list: get("/teams", {
    access: "client",
    query: { userId: optionalField("user_id", userId) },
    returns: list(team),
    errors: ["CANNOT_GET_OWN_USER_WITHOUT_USER"],
  }),
  listDependent: get("/users/{user_id}/dependent-teams", {
    access: "server",
    self: true,
    returns: list(dependentTeam),
    errors: USER_ERRORS,
  }),
  create: post("/teams", {
    access: "client",
    query: { addCurrentUser: optionalField("add_current_user", queryFlag) },
    body: draftOf(team, "displayName"),
    returns: one(team),
    status: 201,
    errors: ["USER_AUTHENTICATION_REQUIRED", "USER_NOT_FOUND", "CANNOT_GET_OWN_USER_WITHOUT_USER"],
    touches: ["team", "user", "team-permission"],
  }),
  read: get("/teams/{team_id}", {
    access: "client",
    returns: one(team),
    errors: ["USER_AUTHENTICATION_REQUIRED", "TEAM_MEMBERSHIP_NOT_FOUND", "TEAM_NOT_FOUND"],
  }),
  update: patch("/teams/{team_id}", {
    access: "client",
    body: changesOf(team),
    returns: one(team),
    errors: PERMISSION_ERRORS,
    touches: ["team", "user"],
  }),
  delete: remove("/teams/{team_id}", {
    access: "client",
    returns: success,
    errors: [...PERMISSION_ERRORS, "FRESH_SESSION_REQUIRED", "PROTECTION_PAUSED"],
    touches: ["team", "user", "team-permission", "member-profile"],
  }),
  addMember: post("/team-memberships/{team_id}/{user_id}", {
    access: "server",
    body: {},
    returns: one(membership),
    status: 201,
    errors: ["USER_NOT_FOUND", "TEAM_NOT_FOUND", "TEAM_MEMBERSHIP_ALREADY_EXISTS"],
    touches: ["team", "member-profile", "team-permission"],
  }),
  removeMember: remove("/team-memberships/{team_id}/{user_id}", {
    access: "client",
    returns: success,
    errors: [
      "TEAM_MEMBERSHIP_NOT_FOUND",
      "TEAM_PERMISSION_REQUIRED",
      "TEAM_MANAGER_REQUIRED",
      "USER_NOT_FOUND",
      "CANNOT_GET_OWN_USER_WITHOUT_USER",
    ],
    touches: ["team", "user", "member-profile", "team-permission"],
  }),
};

/** The ids of a member's roles. */
export const roleIds: Schema<string[]> = items(
  nonEmptyText.check(maxLength(MAX_PERMISSION_ID_LENGTH)),
);

/** A filter by team, for lists that support one. */
export const teamFilter = { teamId: optionalField("team_id", uuid) };

/** A member's profile in one team; both fields fall back to the user's own. */
export const memberProfileColumns = {
  teamId: column("team_id", z.string()),
  userId: column("user_id", z.string()),
  // Null on the wire if never set; only text can be sent.
  displayName: column("display_name", z.nullable(z.string()), {
    update: "client",
    input: name as never,
  }),
  profileImageUrl: column("profile_image_url", z.nullable(z.string()), {
    update: "client",
    input: z.nullable(imageUrl),
  }),
  // The hosted service does not send the fields below.
  /** Of every member for those who may remove members, else only of members without a name. */
  email: column("email", z.optional(z.nullable(z.string()))),
  /** Where the invitation was sent, of members without a name and an address. */
  invitedEmail: column("invited_email", z.optional(z.string())),
  joinedAt: column("joined_at_millis", z.optional(millis)),
  /** The highest role of the member, a team permission; null if they have none. */
  roleId: column("role_id", z.optional(z.nullable(z.string())), {
    update: "client",
    input: text.check(maxLength(MAX_PERMISSION_ID_LENGTH)) as never,
  }),
  /** All roles of the member, highest first. */
  roleIds: column("role_ids", z.optional(z.array(z.string())), {
    update: "client",
    input: roleIds,
  }),
  /** The roles that the caller may give to the member, and take from others. */
  assignableRoleIds: column("assignable_role_ids", z.optional(z.array(z.string()))),
  /** Whether the member may remove members. */
  managesMembers: column("manages_members", z.optional(z.boolean())),
};
