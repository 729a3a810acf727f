import { KnownErrors, STEP_UP_FRESH_MILLIS } from "@stackkit/next/protocol/internal";
import { MINUTE } from "../core/time.js";
import type { Database } from "../db/database.js";
import type { Project } from "../db/tables/project-config.js";
import type { Context } from "../http/context.js";
import { isServer } from "../http/own-user.js";
import type { HandlerContext } from "../http/route.js";
import type { ContactChannel } from "../users/contact-channels.js";
import { findSessionOrigin } from "./table.js";

/** A session that changes how its account is protected. */
export interface ChangingSession {
  readonly userId: string;
  readonly sessionId: string | undefined;
}

/**
 * Throws `FRESH_SESSION_REQUIRED` if a client signed in more than ten minutes ago,
 * `PROTECTION_PAUSED` for a day after someone objected to a change, and `ACCESS_TOKEN_EXPIRED` if
 * its session has ended. Call it in the change's transaction, after
 * locking the user and before expensive work. Anonymous users cannot sign in again, so they are
 * exempt.
 */
export async function requireFreshSession(
  db: Database,
  context: Context,
  project: Project,
  { userId, sessionId }: ChangingSession,
): Promise<void> {
  if (sessionId === undefined) throw new KnownErrors.FreshSessionRequired();
  const now = context.clock.now();
  const session = await findSessionOrigin(db, project.id, userId, sessionId, now);
  if (!session) throw new KnownErrors.AccessTokenExpired({ expired_at_millis: now });
  if (session.pausedUntil !== null && now < session.pausedUntil)
    throw new KnownErrors.ProtectionPaused();
  const isFresh = now - session.createdAt < STEP_UP_FRESH_MILLIS && !session.byTrust;
  if (!isFresh && project.config.freshSignInRequired && !session.isAnonymous)
    throw new KnownErrors.FreshSessionRequired();
}

type Call = Pick<HandlerContext, "context" | "project" | "caller" | "level">;

/** Throws unless the caller has signed in recently enough. Servers are exempt. */
export async function requireFreshCaller(db: Database, call: Call): Promise<void> {
  const { context, project, caller } = call;
  const { userId, sessionId } = caller;
  if (isServer(call)) return;
  if (userId === undefined) throw new KnownErrors.UserAuthenticationRequired();
  await requireFreshSession(db, context, project, { userId, sessionId });
}

/** How long after a sign-in a passkey may be made without a dialog. */
export const UPGRADE_FRESH_MILLIS = MINUTE;

/** Throws `FRESH_SESSION_REQUIRED` unless the caller signed in within the last minute. */
export async function requireNewSession(db: Database, call: Call): Promise<void> {
  const { context, project, caller } = call;
  const { userId, sessionId } = caller;
  const now = context.clock.now();
  const session =
    userId !== undefined &&
    sessionId !== undefined &&
    (await findSessionOrigin(db, project.id, userId, sessionId, now));
  if (!session || now - session.createdAt >= UPGRADE_FRESH_MILLIS)
    throw new KnownErrors.FreshSessionRequired();
}

/** Requires a recent sign-in of the caller if one of the addresses signs in or is primary. */
export async function requireFreshForAddresses(
  db: Database,
  call: Call,
  ...addresses: readonly Pick<ContactChannel, "usedForAuth" | "isPrimary">[]
): Promise<void> {
  if (addresses.some(({ usedForAuth, isPrimary }) => usedForAuth || isPrimary))
    await requireFreshCaller(db, call);
}
