import {
  KnownErrors,
  SESSION_LIFE_MILLIS,
  type SessionActor,
} from "@stackkit/next/protocol/internal";
import { hashOf, randomId, randomString } from "../core/random.js";
import type { Database } from "../db/database.js";
import { transact } from "../db/transact.js";
import type { Context } from "../http/context.js";
import { locationOf } from "../http/geolocation.js";
import type { RequestInfo } from "../http/request-info.js";
import { deviceIdOf, forgetDevices } from "../limits/known-devices.js";
import { recordActivity } from "../users/activity.js";
import { noteOrigin, type Opened } from "./origin.js";
import { deleteSessions, insertSession, touchSession } from "./table.js";
import { trustDevice } from "./trusted-devices.js";

/** Whose session to create, from which request, for how long. */
export interface SessionDraft extends Opened {
  readonly expiresInMillis?: number | undefined;
  /** A trusted device took the place of the second factor. */
  readonly isByTrust?: boolean | undefined;
  /** This browser needs no second factor for some time. */
  readonly trustsDevice?: boolean | undefined;
}

/** A new session with its tokens in clear text. */
export interface OpenedSession {
  readonly sessionId: string;
  readonly refreshToken: string;
  readonly accessToken: string;
}

/**
 * Creates a session and its first access token, in the transaction of a sign-in. Throws
 * `USER_NOT_FOUND`.
 */
export async function createSession(
  context: Context,
  db: Database,
  draft: SessionDraft,
): Promise<OpenedSession> {
  const { projectId, userId, info } = draft;
  const now = context.clock.now();
  const sessionId = randomId();
  const refreshToken = randomString();
  const location = locationOf(info);
  const deviceId = deviceIdOf(context, info, projectId) ?? randomId();
  const isOfBrowser = !(draft.isWithoutBrowser || draft.isImpersonation || draft.actor);
  await insertSession(db, {
    id: sessionId,
    projectId,
    userId,
    tokenHash: hashOf(refreshToken),
    createdAt: now,
    expiresAt: now + (draft.expiresInMillis ?? SESSION_LIFE_MILLIS),
    isImpersonation: draft.isImpersonation ? 1 : 0,
    actor: draft.actor ? JSON.stringify(draft.actor) : null,
    deviceId: isOfBrowser ? deviceId : null,
    byTrust: draft.isByTrust ? 1 : 0,
    geoInfo: location.geoInfo && JSON.stringify(location.geoInfo),
    userAgent: location.userAgent,
  });
  // A user deleted meanwhile gets no session.
  const user = await recordActivity(db, {
    projectId,
    userId,
    at: now,
    country: location.geoInfo?.countryCode ?? null,
  });
  if (!user) throw new KnownErrors.UserNotFound();
  await noteOrigin(context, db, { ...draft, deviceId }, location);
  if (draft.trustsDevice && isOfBrowser)
    await trustDevice(db, context, { projectId, userId, deviceId, userAgent: location.userAgent });
  Object.assign(info.about, { projectId, userId, sessionId });
  const accessToken = await context.tokens.issue(
    { projectId, userId, sessionId, user, actor: draft.actor },
    db,
  );
  return { sessionId, refreshToken, accessToken };
}

/** A request for a new access token. */
export interface RefreshRequest {
  readonly projectId: string;
  readonly refreshToken: string;
  readonly info: RequestInfo;
}

/**
 * Issues an access token of an active session. Throws `REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED`. Refresh
 * tokens are not rotated.
 */
export async function refreshAccess(
  context: Context,
  { projectId, refreshToken, info }: RefreshRequest,
): Promise<string> {
  const now = context.clock.now();
  const location = locationOf(info);
  const { userAgent } = location;
  // App servers refresh too, but their address is not the user's.
  const geoInfo = userAgent === null ? null : location.geoInfo;
  const tokenHash = hashOf(refreshToken);
  const session = await transact(context, async (tx) => {
    const used = await touchSession(tx, {
      projectId,
      tokenHash,
      now,
      geoInfo: geoInfo && JSON.stringify(geoInfo),
      userAgent,
    });
    const user =
      used &&
      (await recordActivity(tx, {
        projectId,
        userId: used.user_id,
        at: now,
        country: geoInfo?.countryCode ?? null,
      }));
    if (!user) throw new KnownErrors.RefreshTokenNotFoundOrExpired();
    const actor = used.actor === null ? undefined : (JSON.parse(used.actor) as SessionActor);
    return { sessionId: used.id, userId: used.user_id, user, actor };
  });
  return context.tokens.issue({ projectId, ...session });
}

export interface KeptSession {
  /** The id of a session that stays. */
  readonly exceptId?: string | undefined;
  /** The id of its browser, which stays known. */
  readonly exceptDeviceId?: string | undefined;
}

/** Ends a user's sessions and forgets their browsers, optionally except one. */
export async function endSessions(
  db: Database,
  projectId: string,
  userId: string,
  { exceptId, exceptDeviceId }: KeptSession = {},
): Promise<void> {
  await deleteSessions(db, projectId, userId, exceptId);
  await forgetDevices(db, projectId, userId, exceptDeviceId);
}
