import {
  HEADERS,
  KEY_HEADERS,
  KnownErrors,
  LEVELS,
  type Level,
} from "@stackkit/next/protocol/internal";
import { PlainError } from "../core/plain-error.js";
import type { Project } from "../db/tables/project-config.js";
import { type Caller, NO_ONE } from "../http/caller.js";
import type { AccessToken } from "../http/context/tokens.js";
import type { Context } from "../http/context.js";
import { header, type RequestInfo } from "../http/request-info.js";
import { INTERNAL, listManagedProjectIds } from "../projects/project-owners.js";
import { findProject } from "../projects/projects.js";
import { findTokenHolder } from "../sessions/token-holder.js";
import { findCaller, type Proved } from "./caller-query.js";

const KEY_REQUIRED = {
  client: () => new KnownErrors.ClientAuthenticationRequired(),
  server: () => new KnownErrors.ServerAuthenticationRequired(),
  admin: () => new KnownErrors.AdminAuthenticationRequired(),
} as const;

/** The kit's own text, which browsers load, must not have the names of these variables. */
const secretInvalid = (projectId: string, title: string, variable: string, flag: string) => ({
  message:
    `The ${title} is not valid for the project "${projectId}": it may be another project's, ` +
    `expired or revoked. Check STACK_PROJECT_ID and ${variable} where the app runs. New ` +
    `keys: npx @stackkit/service keys create${flag}`,
});

const KEY_INVALID = {
  client: (project_id: string) => new KnownErrors.InvalidPublishableClientKey({ project_id }),
  server: (project_id: string) =>
    new KnownErrors.InvalidSecretServerKey(
      { project_id },
      secretInvalid(project_id, "secret server key", "STACK_SECRET_SERVER_KEY", ""),
    ),
  admin: (project_id: string) =>
    new KnownErrors.InvalidSuperSecretAdminKey(
      { project_id },
      secretInvalid(
        project_id,
        "super secret admin key",
        "STACK_SUPER_SECRET_ADMIN_KEY",
        " --admin",
      ),
    ),
} as const;

/**
 * Authenticates a request by its headers. `withUser` also reads the signed-in user. Throws the
 * known errors of authentication in the order of the API contract.
 */
export async function identify(
  context: Context,
  info: RequestInfo,
  withUser: boolean,
): Promise<Caller> {
  const projectId = header(info, HEADERS.projectId);
  const token = await readAccessToken(context, info, projectId);
  const level = readLevel(info);
  if (level === undefined) return { ...NO_ONE, level, project: undefined };
  if (projectId === undefined)
    throw new KnownErrors.AccessTypeWithoutProjectId({ request_type: level });
  const { project, actor, holder, user } = await proveProject(context, info, {
    level,
    projectId,
    token,
    withUser,
  });
  // A deleted user counts as signed out.
  if (holder && !holder.sessionLives)
    return { ...NO_ONE, level, project, actor, isSessionEnded: true };
  return {
    level,
    project,
    actor,
    userId: holder?.userId,
    sessionId: holder?.sessionId,
    sessionActor: holder && token?.actor,
    isSessionEnded: false,
    user,
  };
}

async function readAccessToken(
  context: Context,
  info: RequestInfo,
  projectId: string | undefined,
): Promise<AccessToken | undefined> {
  const text = header(info, HEADERS.accessToken);
  if (text === undefined || projectId === undefined) return undefined;
  const reading = await context.tokens.read(text);
  if ("token" in reading) {
    if (reading.token.projectId !== projectId) {
      throw new KnownErrors.InvalidProjectForAccessToken({
        expected_project_id: projectId,
        actual_project_id: reading.token.projectId,
      });
    }
    return reading.token;
  }
  if (reading.problem === "expired")
    throw new KnownErrors.AccessTokenExpired({ expired_at_millis: reading.expiredAtMillis });
  throw new KnownErrors.UnparsableAccessToken();
}

function readLevel(info: RequestInfo): Level | undefined {
  const level = header(info, HEADERS.accessType);
  if (level === undefined) {
    const proofs = [...Object.values(KEY_HEADERS), HEADERS.adminAccessToken];
    if (proofs.some((name) => header(info, name) !== undefined))
      throw new KnownErrors.ProjectKeyWithoutAccessType();
    return undefined;
  }
  const known = LEVELS.find((name) => name === level);
  if (!known) throw new KnownErrors.InvalidAccessType();
  return known;
}

interface Claim {
  readonly level: Level;
  readonly projectId: string;
  readonly token: AccessToken | undefined;
  readonly withUser: boolean;
}

async function proveProject(context: Context, info: RequestInfo, claim: Claim): Promise<Proved> {
  const { level, projectId, token, withUser } = claim;
  const { db, clock } = context;
  const adminToken = header(info, HEADERS.adminAccessToken);
  if (adminToken !== undefined) {
    const { project, ownerId } = await proveByAdminToken(context, adminToken, projectId);
    return {
      project,
      actor: { type: "administrator", id: ownerId },
      holder: token && (await findTokenHolder(db, token, clock.now())),
      user: undefined,
    };
  }
  const key = header(info, KEY_HEADERS[level]);
  if (key === undefined) throw KEY_REQUIRED[level]();
  const found = await findCaller(db, { projectId, level, key, token, now: clock.now(), withUser });
  if (!found) throw KEY_INVALID[level](projectId);
  return found;
}

/** Accepts a project owner's session on the internal project instead of a key. */
async function proveByAdminToken(
  context: Context,
  text: string,
  projectId: string,
): Promise<{ project: Project; ownerId: string }> {
  const reading = await context.tokens.read(text);
  if (!("token" in reading)) {
    throw reading.problem === "expired"
      ? new KnownErrors.AdminAccessTokenExpired({ expired_at_millis: reading.expiredAtMillis })
      : new KnownErrors.UnparsableAdminAccessToken();
  }
  if (reading.token.projectId !== INTERNAL) throw new KnownErrors.AdminAccessTokenIsNotAdmin();
  const holder = await findTokenHolder(context.db, reading.token, context.clock.now());
  if (!holder) throw new PlainError(401, "The user of this admin access token no longer exists.");
  if (!holder.sessionLives)
    throw new KnownErrors.AdminAccessTokenExpired({ expired_at_millis: context.clock.now() });
  const managed = await listManagedProjectIds(context.db, holder.userId);
  if (!managed.includes(projectId)) throw new KnownErrors.AdminAccessTokenIsNotAdmin();
  const project = await findProject(context.db, projectId);
  if (!project) throw new KnownErrors.InvalidProjectForAdminAccessToken();
  return { project, ownerId: holder.userId };
}
