import type { Answered } from "../../support/service.js";

/** The table's words for known errors. */
const WORDS: Readonly<Record<string, string>> = {
  CLIENT_AUTHENTICATION_REQUIRED: "key",
  SERVER_AUTHENTICATION_REQUIRED: "key",
  ADMIN_AUTHENTICATION_REQUIRED: "key",
  INVALID_PUBLISHABLE_CLIENT_KEY: "wrong",
  INVALID_SECRET_SERVER_KEY: "wrong",
  INVALID_SUPER_SECRET_ADMIN_KEY: "wrong",
  INSUFFICIENT_ACCESS_TYPE: "level",
  ACCESS_TOKEN_EXPIRED: "ended",
  USER_AUTHENTICATION_REQUIRED: "user",
  CANNOT_GET_OWN_USER_WITHOUT_USER: "user",
  TEAM_MEMBERSHIP_NOT_FOUND: "team",
  TEAM_PERMISSION_REQUIRED: "perm",
  API_KEY_NOT_FOUND: "none",
  EXPECTED_INTERNAL_PROJECT: "proj",
  // The caller is allowed, but the input is wrong.
  VERIFICATION_CODE_NOT_FOUND: "pass",
  EMAIL_PASSWORD_MISMATCH: "pass",
  INVALID_POLLING_CODE: "pass",
  REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED: "pass",
  USER_DOES_NOT_HAVE_PASSWORD: "pass",
  OAUTH_CONNECTION_NOT_CONNECTED_TO_USER: "pass",
  OAUTH_ACCESS_TOKEN_NOT_AVAILABLE_WITH_SHARED_OAUTH_KEYS: "pass",
  EMAIL_IS_NOT_PRIMARY_EMAIL: "pass",
  EMAIL_ALREADY_VERIFIED: "pass",
  SECOND_FACTOR_NOT_ENABLED: "pass",
};

const isUserMissing = (error: unknown): boolean => String(error).includes("auth.user");

/** The outcome of a call as a word of the table, or the status if there is no known error. */
export function outcomeOf({ status, code, body }: Answered): string {
  if (status < 400) return "ok";
  if (code === "SCHEMA_ERROR") return isUserMissing(body.error) ? "user" : "input";
  return code === undefined ? String(status) : (WORDS[code] ?? code);
}

/** Calls that remove what later calls need. */
export const ENDS_WORLD: ReadonlySet<string> = new Set([
  "passwords.signUp",
  "passwords.set",
  "sessions.delete",
  "passkeys.delete",
  "activity.report",
  "activity.report me",
  "passkeys.delete me",
  "sessions.signOut",
  "users.delete",
  "users.delete me",
  "contactChannels.delete",
  "teams.delete",
  "teams.addMember",
  "teams.removeMember",
  "memberProfiles.update role",
  "teamRoles.create",
  "teamRoles.delete",
  "invitations.revoke",
  "teamDomains.create",
  "teamDomains.delete",
  "teamOffers.accept",
  "userApiKeys.delete",
  "teamApiKeys.delete",
  "permissions.grantInTeam",
  "permissions.revokeInTeam",
  "permissions.grantInProject",
  "permissions.revokeInProject",
  "teamPermissionDefinitions.create",
  "teamPermissionDefinitions.delete",
  "projectPermissionDefinitions.create",
  "projectPermissionDefinitions.delete",
  "projects.delete",
]);
