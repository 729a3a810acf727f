import type { Database } from "../../db/database.js";
import { type GeoInfo, locationOf } from "../../http/geolocation.js";
import { sendsSession } from "../../http/request-info.js";
import type { HandlerContext } from "../../http/route.js";
import { hasKnownDevice } from "../../limits/known-devices.js";
import { networkOf, networkOfRequest } from "../../limits/network.js";
import { listSessions, type StoredSession } from "../../sessions/table.js";

type Call = Pick<HandlerContext, "context" | "info" | "project"> & {
  readonly caller?: Pick<HandlerContext["caller"], "userId">;
};

/**
 * Whether a request comes from an account: from its session, from a browser that it knows by its
 * device token, or, of clients that keep none, from the browser and network of an active session.
 */
export const isFromAccount = async (db: Database, call: Call, userId: string): Promise<boolean> =>
  (await isFromKnownDevice(db, call, userId)) || isFromBrowserOfSession(db, call, userId);

const isFromKnownDevice = async (
  db: Database,
  { context, info, project, caller }: Call,
  userId: string,
): Promise<boolean> =>
  caller?.userId === userId || hasKnownDevice(db, context, info, project.id, userId);

/** Weaker than the session itself, so only for clients that don't send it. */
async function isFromBrowserOfSession(
  db: Database,
  { context, info, project }: Call,
  userId: string,
): Promise<boolean> {
  const { userAgent } = locationOf(info);
  if (userAgent === null || sendsSession(info)) return false;
  const network = networkOfRequest(info);
  // Local requests have no network. In production that is an unconfigured proxy.
  if (network === undefined && context.settings.production) return false;
  const sessions = await listSessions(db, project.id, userId, context.clock.now());
  return sessions.some(
    (session) =>
      session.user_agent === userAgent &&
      session.is_impersonation === 0 &&
      networkOf(addressOf(session)) === network,
  );
}

const addressOf = ({ geo_info }: StoredSession): string | undefined =>
  geo_info === null ? undefined : (JSON.parse(geo_info) as GeoInfo).ip;

/**
 * The first of these accounts that a request comes from. A client that keeps device tokens is known
 * by them alone: its network and kind of browser may be a stranger's too.
 */
export async function findOwn<T extends { readonly userId: string }>(
  db: Database,
  call: Call,
  accounts: readonly T[],
  { keepsDevices = false } = {},
): Promise<T | undefined> {
  const isOwn = keepsDevices ? isFromKnownDevice : isFromAccount;
  for (const account of accounts) if (await isOwn(db, call, account.userId)) return account;
  return undefined;
}
