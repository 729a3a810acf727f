import {
  HEADERS,
  KnownErrors,
  SESSION_LIFE_MILLIS,
  type SessionActor,
  sessions,
} from "@stackkit/next/protocol/internal";
import { PlainError } from "../core/plain-error.js";
import { transact } from "../db/transact.js";
import type { Caller } from "../http/caller.js";
import { deviceOf } from "../http/device.js";
import type { GeoInfo } from "../http/geolocation.js";
import { requireOwn, requireUser } from "../http/own-user.js";
import { header } from "../http/request-info.js";
import { defineRoute } from "../http/route.js";
import { schemaError } from "../http/schema-error.js";
import { forgetDevice } from "../limits/known-devices.js";
import { forgetNetworks } from "../limits/known-networks.js";
import { networkHashOf } from "../limits/rate-limit.js";
import { findCredentials } from "../users/credentials.js";
import { lockUser } from "../users/user-rows.js";
import { ACTOR_LIFE_MILLIS, createActingLink, requireActable } from "./acting.js";
import { createSession, refreshAccess } from "./sessions.js";
import { deleteSession, listSessions, type StoredSession } from "./table.js";
import { findDeviceOfSession } from "./trusted-devices.js";

const show = (row: StoredSession, currentId: string | undefined) => ({
  id: row.id,
  userId: row.user_id,
  createdAt: new Date(row.created_at),
  isImpersonation: row.is_impersonation === 1,
  actor: row.actor === null ? undefined : (JSON.parse(row.actor) as SessionActor),
  lastUsedAt: new Date(row.last_used_at),
  isCurrentSession: row.id === currentId,
  device: deviceOf(row.user_agent) ?? undefined,
  geoInfo: row.geo_info === null ? undefined : (JSON.parse(row.geo_info) as GeoInfo),
});

interface NewSession {
  readonly actor?:
    | (Omit<SessionActor, "reason"> & { readonly reason?: string | undefined })
    | undefined;
  readonly isImpersonation?: boolean | undefined;
}

/** Who will act in a new session. Older callers say only that someone does. */
function actorOf(
  { actor: creator }: Pick<Caller, "actor">,
  { actor, isImpersonation }: NewSession,
): SessionActor | undefined {
  if (actor) return { ...actor, reason: actor.reason?.trim() || null };
  return isImpersonation && creator ? { type: "admin", id: creator.id, reason: null } : undefined;
}

/** Sessions: create, refresh, list, end. */
export const sessionRoutes = [
  defineRoute(sessions.create, async ({ context, info, project, caller, body }) => {
    const { userId, isImpersonation = false } = body;
    const actor = actorOf(caller, body);
    if (actor) requireActable(project.id);
    const { expiresInMillis = body.actor ? ACTOR_LIFE_MILLIS : SESSION_LIFE_MILLIS } = body;
    return transact(context, async (tx) => {
      if (!(await lockUser(tx, project.id, userId)))
        throw new KnownErrors.UserIdDoesNotExist({ user_id: userId });
      const { accessToken, refreshToken } = await createSession(context, tx, {
        projectId: project.id,
        userId,
        info,
        expiresInMillis: Math.ceil(expiresInMillis),
        isImpersonation: isImpersonation || actor?.type === "admin",
        actor,
        isWithoutBrowser: true,
      });
      return { accessToken, refreshToken };
    });
  }),

  defineRoute(sessions.createActingLink, createActingLink),

  defineRoute(sessions.list, async ({ context, project, caller, level, query }) => {
    requireOwn(
      { level, caller },
      query.userId,
      "A browser may list only the sessions of the signed-in user.",
    );
    if (!(await findCredentials(context.db, project.id, query.userId)))
      throw new KnownErrors.UserNotFound();
    const rows = await listSessions(context.db, project.id, query.userId, context.clock.now());
    return rows
      .filter(({ is_impersonation }) => is_impersonation === 0 || level === "admin")
      .map((row) => show(row, caller.sessionId));
  }),

  defineRoute(sessions.delete, async ({ context, info, project, caller, level, params, query }) => {
    if (level === "client" && query.userId === undefined)
      throw schemaError(info, [{ field: "query.user_id", problem: "must be defined" }]);
    if (level === "client") requireUser({ caller }, "ownUser");
    if (params.session_id === caller.sessionId) throw new KnownErrors.CannotDeleteCurrentSession();
    const mayEnd = level !== "client" || query.userId === caller.userId;
    const now = context.clock.now();
    await transact(context, async (tx) => {
      const ended =
        mayEnd && (await deleteSession(tx, project.id, query.userId, params.session_id, now));
      if (!ended) throw new PlainError(404, "There is no such session.");
      const { user_id: userId, device_id: deviceId } = ended;
      if (!deviceId || deviceId === (await findDeviceOfSession(tx, project.id, caller.sessionId)))
        return;
      // The ended session may be a thief's, whose browser must pass all steps from now on. Where it
      // signed in is not known, so only the network that asks stays known.
      await forgetDevice(tx, project.id, userId, deviceId);
      await forgetNetworks(tx, project.id, userId, networkHashOf(info));
    });
  }),

  defineRoute(sessions.signOut, async ({ context, project, caller }) => {
    const { userId, sessionId } = caller;
    if (userId === undefined || sessionId === undefined)
      throw new KnownErrors.AccessTokenExpired({ expired_at_millis: context.clock.now() });
    if (!(await deleteSession(context.db, project.id, userId, sessionId, context.clock.now())))
      throw new KnownErrors.RefreshTokenNotFoundOrExpired();
  }),

  defineRoute(sessions.refresh, async ({ context, info, project }) => {
    const refreshToken = header(info, HEADERS.refreshToken);
    if (refreshToken === undefined)
      throw schemaError(info, [
        { field: `headers.${HEADERS.refreshToken}`, problem: "must be defined" },
      ]);
    return {
      accessToken: await refreshAccess(context, { projectId: project.id, refreshToken, info }),
    };
  }),
];
