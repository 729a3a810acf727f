import { HEADERS } from "@stackkit/next/protocol";
import { listSessions, type StoredSession } from "../db/queries/sign-in/sessions.js";
import { type GeoInfo, locationOf } from "../http/request/geolocation.js";
import { header, type RequestInfo } from "../http/request/request-info.js";
import type { Context } from "../runtime/context.js";
import { networkOf } from "./network.js";

/** Clients that send their session along, and need no other proof. */
const OWN_CLIENT = "@stackkit/next@";

export const sendsSession = (info: RequestInfo): boolean =>
  header(info, HEADERS.clientVersion)?.includes(OWN_CLIENT) ?? false;

/**
 * Whether a request without a session comes from the browser and network of a living session of a user.
 * Weaker than the session itself, and only for clients of the protocol that do not send it.
 */
export async function isBrowserOfUser(
  context: Context,
  info: RequestInfo,
  projectId: string,
  userId: string,
): Promise<boolean> {
  const { userAgent } = locationOf(info);
  if (userAgent === null || sendsSession(info)) return false;
  const network = networkOf(info.ip, info.isForwarded);
  // On a developer's machine all requests are local. In production that is a proxy without a name.
  if (network === undefined && context.settings.production) return false;
  const sessions = await listSessions(context.db, projectId, userId, context.clock.now());
  return sessions.some(
    (session) =>
      session.user_agent === userAgent &&
      session.is_impersonation === 0 &&
      networkOf(addressOf(session)) === network,
  );
}

const addressOf = ({ geo_info }: StoredSession): string | undefined =>
  geo_info === null ? undefined : (JSON.parse(geo_info) as GeoInfo).ip;
