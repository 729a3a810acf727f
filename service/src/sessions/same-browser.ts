import type { Database } from "../db/database.js";
import type { Context } from "../http/context.js";
import { type GeoInfo, locationOf } from "../http/geolocation.js";
import { type RequestInfo, sendsSession } from "../http/request-info.js";
import type { HandlerContext } from "../http/route.js";
import { hasKnownDevice } from "../limits/known-devices.js";
import { networkOf, networkOfRequest } from "../limits/network.js";
import { listSessions, type StoredSession } from "./table.js";

/**
 * Whether the browser of a request has signed up or in to an account: it has a device token, or, as
 * clients that keep none, comes from the browser and network of an active session.
 */
export const isKnownDevice = async (
  { context, info, project }: Pick<HandlerContext, "context" | "info" | "project">,
  userId: string,
  db: Database = context.db,
): Promise<boolean> =>
  (await hasKnownDevice(db, context, info, project.id, userId)) ||
  (await isBrowserOfUser(context, info, project.id, userId, db));

/**
 * Whether a request without a session comes from the browser and network of a user's active
 * session. Weaker than the session, so only for clients that don't send it.
 */
export async function isBrowserOfUser(
  context: Context,
  info: RequestInfo,
  projectId: string,
  userId: string,
  db: Database = context.db,
): Promise<boolean> {
  const { userAgent } = locationOf(info);
  if (userAgent === null || sendsSession(info)) return false;
  const network = networkOfRequest(info);
  // Local requests have no network. In production that is an unconfigured proxy.
  if (network === undefined && context.settings.production) return false;
  const sessions = await listSessions(db, projectId, userId, context.clock.now());
  return sessions.some(
    (session) =>
      session.user_agent === userAgent &&
      session.is_impersonation === 0 &&
      networkOf(addressOf(session)) === network,
  );
}

const addressOf = ({ geo_info }: StoredSession): string | undefined =>
  geo_info === null ? undefined : (JSON.parse(geo_info) as GeoInfo).ip;
