import * as z from "zod/mini";
import { detailed, plain } from "./row.js";

const INVALID = "INVALID_PROJECT_AUTHENTICATION";
const ADMIN_TOKEN = "INVALID_ADMIN_ACCESS_TOKEN";
const REQUIRED = "PROJECT_AUTHENTICATION_REQUIRED";

const ofProject = z.object({ project_id: z.string() });
const level = z.enum(["client", "server", "admin"]);

/** The request itself, and how it identifies its project. */
export const projectErrors = {
  UNSUPPORTED_ERROR: detailed(
    500,
    z.object({ originalErrorCode: z.string() }),
    (d) =>
      `The service answered with the error code ${d.originalErrorCode}, which this version ` +
      "of the kit does not know. A newer version may.",
  ),
  BODY_PARSING_ERROR: plain(400, "The body of the request could not be read."),
  SCHEMA_ERROR: detailed(400, z.object({ message: z.string() }), (d) => d.message),
  ALL_OVERLOADS_FAILED: detailed(
    400,
    z.object({ overload_errors: z.array(z.unknown()) }),
    (d) =>
      "This path accepts several kinds of requests, and this one fits none of them. What " +
      `each kind misses:\n\n${d.overload_errors.map((e, i) => `${i + 1}. ${JSON.stringify(e)}`).join("\n")}`,
  ),
  PROJECT_KEY_WITHOUT_ACCESS_TYPE: plain(
    400,
    "The request carries a project key but no x-stack-access-type header. Send client, " +
      "server or admin.",
    INVALID,
  ),
  INVALID_ACCESS_TYPE: plain(
    400,
    "The x-stack-access-type header must be client, server or admin.",
    INVALID,
  ),
  ACCESS_TYPE_WITHOUT_PROJECT_ID: detailed(
    400,
    z.object({ request_type: level }),
    (d) => `A call with ${d.request_type} access needs the x-stack-project-id header.`,
    INVALID,
  ),
  ACCESS_TYPE_REQUIRED: plain(
    400,
    "This call needs an x-stack-access-type header: client, server or admin.",
    INVALID,
  ),
  INSUFFICIENT_ACCESS_TYPE: detailed(
    401,
    z.object({ actual_access_type: level, allowed_access_types: z.array(level) }),
    (d) =>
      `This call needs ${d.allowed_access_types.join(" or ")} access, but was made with ` +
      `${d.actual_access_type} access.`,
    INVALID,
  ),
  INVALID_PUBLISHABLE_CLIENT_KEY: detailed(
    401,
    ofProject,
    (d) =>
      `The publishable client key is not valid for the project "${d.project_id}": it may ` +
      "be another project's, expired or revoked. Check STACK_PROJECT_ID and " +
      "STACK_PUBLISHABLE_CLIENT_KEY where the app runs. New keys: npx @stackkit/service keys " +
      "create",
    INVALID,
  ),
  INVALID_SECRET_SERVER_KEY: detailed(
    401,
    ofProject,
    (d) =>
      `The secret server key is not valid for the project "${d.project_id}": it may be ` +
      "another project's, expired or revoked. Check both variables where the app runs. New " +
      "keys: npx @stackkit/service keys create",
    INVALID,
  ),
  INVALID_SUPER_SECRET_ADMIN_KEY: detailed(
    401,
    ofProject,
    (d) =>
      `The super secret admin key is not valid for the project "${d.project_id}": it may ` +
      "be another project's, expired or revoked. Check both variables where the app runs. New " +
      "keys: npx @stackkit/service keys create --admin",
    INVALID,
  ),
  UNPARSABLE_ADMIN_ACCESS_TOKEN: plain(
    401,
    "The admin access token is not a valid token.",
    ADMIN_TOKEN,
  ),
  ADMIN_ACCESS_TOKEN_EXPIRED: detailed(
    401,
    z.object({ expired_at_millis: z.nullable(z.number()) }),
    () => "The admin access token has expired. Refresh it and try again.",
    ADMIN_TOKEN,
  ),
  INVALID_PROJECT_FOR_ADMIN_ACCESS_TOKEN: plain(
    401,
    "Admin access tokens must be issued by the internal project, for a project that exists.",
    ADMIN_TOKEN,
  ),
  ADMIN_ACCESS_TOKEN_IS_NOT_ADMIN: plain(
    401,
    "The admin access token does not belong to an administrator of this project.",
    ADMIN_TOKEN,
  ),
  CLIENT_AUTHENTICATION_REQUIRED: plain(401, "The publishable client key is missing.", REQUIRED),
  SERVER_AUTHENTICATION_REQUIRED: plain(401, "The secret server key is missing.", REQUIRED),
  ADMIN_AUTHENTICATION_REQUIRED: plain(401, "The super secret admin key is missing.", REQUIRED),
  CLIENT_OR_SERVER_AUTHENTICATION_REQUIRED: plain(
    401,
    "A publishable client key or a secret server key is needed.",
    REQUIRED,
  ),
  CLIENT_OR_ADMIN_AUTHENTICATION_REQUIRED: plain(
    401,
    "A publishable client key or a super secret admin key is needed.",
    REQUIRED,
  ),
  CLIENT_OR_SERVER_OR_ADMIN_AUTHENTICATION_REQUIRED: plain(
    401,
    "A publishable client key, a secret server key or a super secret admin key is needed.",
    REQUIRED,
  ),
  EXPECTED_INTERNAL_PROJECT: plain(
    401,
    "This call is only for the internal project.",
    "PROJECT_AUTHENTICATION_ERROR",
  ),
  PROJECT_NOT_FOUND: detailed(
    404,
    ofProject,
    (d) => `The project "${d.project_id}" does not exist, or this key may not see it.`,
  ),
  API_KEY_NOT_FOUND: plain(404, "There is no such API key."),
};
