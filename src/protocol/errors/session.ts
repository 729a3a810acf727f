import * as z from "zod/mini";
import { detailed, plain, refined } from "./row.js";

const TOKEN = "INVALID_ACCESS_TOKEN";
const REFRESH = "REFRESH_TOKEN_ERROR";

/** The session, and which user a request refers to. */
export const sessionErrors = {
  UNPARSABLE_ACCESS_TOKEN: plain(
    401,
    "The access token is not a valid token of this service.",
    TOKEN,
  ),
  ACCESS_TOKEN_EXPIRED: detailed(
    401,
    z.object({ expired_at_millis: z.nullable(z.number()) }),
    (d) =>
      "The access token has " +
      `expired${d.expired_at_millis === null ? "" : ` (at ${new Date(d.expired_at_millis).toISOString()})`}. ` +
      "Refresh it and try again.",
    TOKEN,
  ),
  INVALID_PROJECT_FOR_ACCESS_TOKEN: detailed(
    401,
    z.object({ expected_project_id: z.string(), actual_project_id: z.string() }),
    (d) =>
      `The access token was issued for the project "${d.actual_project_id}", but the ` +
      `request is for "${d.expected_project_id}".`,
    TOKEN,
  ),
  REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED: plain(401, "This session has ended. Sign in again.", REFRESH),
  CANNOT_DELETE_CURRENT_SESSION: plain(
    400,
    "This is the session you are using. Sign out to end it.",
    REFRESH,
  ),
  PROVIDER_REJECTED: plain(
    401,
    "The provider refused to renew its token. Connect the account again.",
    REFRESH,
  ),
  CANNOT_GET_OWN_USER_WITHOUT_USER: plain(
    400,
    'The request is about the user "me", but no user is signed in.',
  ),
  USER_AUTHENTICATION_REQUIRED: plain(401, "Sign in to do this."),
  USER_NOT_FOUND: plain(404, "There is no such user."),
  USER_ID_DOES_NOT_EXIST: detailed(
    400,
    z.object({ user_id: z.string() }),
    (d) => `There is no user with the id ${d.user_id}.`,
  ),
  USER_EMAIL_ALREADY_EXISTS: detailed(
    409,
    z.object({ email: z.string() }),
    (d) => `There is already an account for ${d.email}.`,
  ),
  /** The session is too old to change how the account is protected. */
  FRESH_SESSION_REQUIRED: refined(
    { code: "SCHEMA_ERROR", reason: "fresh_session_required" },
    "Sign in again to change how your account is protected.",
  ),
  /** Someone objected to a change of how the account is protected, less than a day ago. */
  PROTECTION_PAUSED: refined(
    { code: "SCHEMA_ERROR", reason: "protection_paused" },
    "For a day, nothing about how this account is protected can be changed, since someone " +
      "reported a change.",
  ),
  /** Someone else acts in the session, and this is for the user alone. */
  ACTOR_REFUSED: refined(
    { code: "SCHEMA_ERROR", reason: "actor_refused" },
    "Somebody else acts in this session. Only the user can do this, after signing in.",
  ),
  EMAIL_NOT_VERIFIED: plain(400, "Verify the e-mail address first."),
};
