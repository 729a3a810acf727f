import * as z from "zod/mini";
import { declared, metadata } from "../encoding/json-schemas.js";
import {
  imageUrl,
  items,
  lenientEmail,
  maxLength,
  millis,
  name,
  nonEmptyText,
  password,
  queryFlag,
  text,
  totpSecret,
  uuid,
} from "../encoding/scalars.js";
import { get, one, patch, post, remove, success, USER_ERRORS } from "../operations/operation.js";
import { changesOf, draftOf, optionalField } from "../operations/shape.js";
import { column, nestedOrNull, type RecordType, record } from "./record.js";
import { actorOrNull } from "./session-actor.js";
import { team } from "./team.js";

/** Maximum characters of external ids, which are indexed. */
const MAX_ACCOUNT_ID_LENGTH = 255;

const oauthAccount = z.object({
  id: z.string(),
  account_id: z.string(),
  email: z.nullable(z.string()),
});
const oauthAccountDraft = z.strictObject({
  id: text,
  account_id: nonEmptyText.check(maxLength(MAX_ACCOUNT_ID_LENGTH)),
  email: z.nullable(lenientEmail),
});

const userColumns = {
  /** The user's id, a UUID. */
  id: column("id", z.string()),
  /** The display name; null if not set. */
  displayName: column("display_name", z.nullable(z.string()), {
    update: "client",
    input: z.nullable(name),
  }),
  /** The main email address; null if there is none. */
  primaryEmail: column("primary_email", z.nullable(z.string()), {
    update: "server",
    input: z.nullable(lenientEmail),
  }),
  /** Whether the user has proved that they own the main address. */
  primaryEmailVerified: column("primary_email_verified", z.boolean(), { update: "server" }),
  /** Whether the main address can be used to sign in. */
  primaryEmailAuthEnabled: column("primary_email_auth_enabled", z.boolean(), {
    read: "server",
    update: "server",
  }),
  /** A picture: a URL, or the image as a `data:` URL. Browsers may only set `data:` URLs. */
  profileImageUrl: column("profile_image_url", z.nullable(z.string()), {
    update: "client",
    input: z.nullable(imageUrl),
  }),
  /** When the user signed up. */
  signedUpAt: column("signed_up_at_millis", millis),
  /** The user's last activity. */
  lastActiveAt: column("last_active_at_millis", millis, { read: "server" }),
  /** The app's own data, readable and writable by the user's browser. */
  clientMetadata: column("client_metadata", declared<"clientMetadata">(), {
    update: "client",
    input: metadata,
  }),
  /** The app's own data, writable by servers and readable by the user's browser. */
  clientReadOnlyMetadata: column(
    "client_read_only_metadata",
    declared<"clientReadOnlyMetadata">(),
    { update: "server", input: metadata },
  ),
  /** The app's own data, for servers only. */
  serverMetadata: column("server_metadata", declared<"serverMetadata">(), {
    read: "server",
    update: "server",
    input: metadata,
  }),
  /** Whether the user has a password. */
  hasPassword: column("has_password", z.boolean()),
  /** Has a password or signs in with one-time codes. */
  emailAuthEnabled: column("auth_with_email", z.boolean()),
  /** Signs in with emailed links and codes. */
  otpAuthEnabled: column("otp_auth_enabled", z.boolean(), { update: "client" }),
  /** Has turned emailed links and codes off, so that none signs in. The hosted service lacks it. */
  otpAuthRefused: column("otp_auth_refused", z._default(z.boolean(), false)),
  /** Signs in with a passkey. */
  passkeyAuthEnabled: column("passkey_auth_enabled", z.boolean(), { update: "client" }),
  /** Requires a second factor at each sign-in. */
  isMultiFactorRequired: column("requires_totp_mfa", z.boolean()),
  /** Created by `or: "anonymous"`, and not signed up yet. */
  isAnonymous: column("is_anonymous", z.boolean(), { update: "server" }),
  /** Who acts in the session of the current user besides them; null if no one does. */
  actor: column("actor", actorOrNull),
  /** Provider accounts that sign in as this user. For their tokens see `getConnectedAccount`. */
  oauthProviders: column("oauth_providers", z.array(oauthAccount), {
    create: "server",
    input: items(oauthAccountDraft),
  }),
  /** The team that the user currently works in. */
  selectedTeamId: column("selected_team_id", z.nullable(z.string()), {
    update: "client",
    create: "none",
    input: z.nullable(uuid),
  }),
  /** The team of `selectedTeamId`; null if none is selected. */
  selectedTeam: nestedOrNull("selected_team", team),
  /**
   * The secret of the authenticator app: 20 bytes, or null to switch the second factor off.
   * Write-only.
   */
  totpMultiFactorSecret: column("totp_secret_base64", z.nullable(totpSecret), {
    read: "none",
    update: "client",
  }),
  /** 8 to 70 characters; null removes the password. */
  password: column("password", z.nullable(password), { read: "none", update: "server" }),
  /** A bcrypt hash to import, instead of a password. Write-only. */
  passwordHash: column("password_hash", nonEmptyText, { read: "none", update: "server" }),
};
/** The columns of a user. */
export interface UserRecord extends RecordType<typeof userColumns> {}
/** A user, with fewer columns for the user than for servers. */
export const user: UserRecord = record("user", userColumns);

/** Calls about one user. Lists are in `user-list.ts`, which pages do not load. */
export const users = {
  create: post("/users", {
    access: "server",
    body: draftOf(user),
    returns: one(user),
    status: 201,
    errors: ["USER_EMAIL_ALREADY_EXISTS", "PASSWORD_TOO_SHORT", "PASSWORD_TOO_LONG"],
    touches: ["user"],
  }),
  read: get("/users/{user_id}", {
    access: "server",
    self: true,
    returns: one(user),
    errors: USER_ERRORS,
  }),
  update: patch("/users/{user_id}", {
    access: "server",
    self: true,
    body: changesOf(user),
    returns: one(user),
    errors: [
      "USER_NOT_FOUND",
      "FRESH_SESSION_REQUIRED",
      "PROTECTION_PAUSED",
      "CANNOT_GET_OWN_USER_WITHOUT_USER",
      "USER_EMAIL_ALREADY_EXISTS",
      "TEAM_MEMBERSHIP_NOT_FOUND",
      "PASSWORD_TOO_SHORT",
      "PASSWORD_TOO_LONG",
    ],
    touches: ["user", "contact-channel", "recovery-code"],
  }),
  delete: remove("/users/{user_id}", {
    access: "server",
    self: true,
    /** Whether to refuse if that leaves members of a team whom no one manages. */
    query: { requireManagers: optionalField("require_managers", queryFlag) },
    returns: success,
    errors: ["USER_NOT_FOUND", "TEAM_MANAGER_REQUIRED", "CANNOT_GET_OWN_USER_WITHOUT_USER"],
    touches: ["user", "team", "member-profile", "contact-channel", "session"],
  }),
};
