import { STEP_UP_FRESH_MILLIS } from "@stackkit/next/protocol/internal";
import { hashOf } from "../core/random.js";
import { HOUR, MINUTE } from "../core/time.js";
import type { Database } from "../db/database.js";
import type { Context } from "../http/context.js";
import type { RequestInfo } from "../http/request-info.js";
import { INTERNAL } from "../projects/project-owners.js";
import { createSession } from "../sessions/sessions.js";
import { isEncrypted, shownPath } from "./place.js";

const IDLE_MILLIS = 30 * MINUTE;
/** The longest life of a console's session, used or not. */
const CONSOLE_SESSION_MILLIS = 12 * HOUR;
/** Uses closer together are not written. */
const TOUCH_MILLIS = 60_000;

/** A session of the console, as its cookie names it. */
export interface ConsoleSession {
  readonly sessionId: string;
  readonly userId: string;
  /** Until when changes need no other sign-in. */
  readonly freshUntil: number;
}

/** Browsers refuse the second name without encryption. */
const cookieName = ({ settings }: Context, info: RequestInfo): string =>
  isEncrypted(info, settings) ? "__Secure-stackkit-console" : "stackkit-console";

/** A cookie for the console's path alone, which no script reads and no other site sends. */
export function sessionCookie(context: Context, info: RequestInfo, token: string): string {
  const life = token === "" ? 0 : CONSOLE_SESSION_MILLIS / 1000;
  return [
    `${cookieName(context, info)}=${token}`,
    `Path=${shownPath(context.settings)}`,
    `Max-Age=${life}`,
    "HttpOnly",
    "SameSite=Strict",
    ...(isEncrypted(info, context.settings) ? ["Secure"] : []),
  ].join("; ");
}

/** The token in the cookie. Two of them count as none. */
export function tokenIn(context: Context, info: RequestInfo): string | undefined {
  const name = `${cookieName(context, info)}=`;
  const found = (info.headers.get("cookie") ?? "")
    .split(";")
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(name));
  const [only] = found;
  return found.length === 1 && only !== undefined
    ? only.slice(name.length) || undefined
    : undefined;
}

/**
 * The session of a request, unless it is too old, too long unused, or someone acts in it.
 * `isUse: false`: the page asks by itself, which keeps no session open that no one uses.
 */
export async function findConsoleSession(
  context: Context,
  info: RequestInfo,
  { isUse = true }: { isUse?: boolean } = {},
): Promise<ConsoleSession | undefined> {
  const token = tokenIn(context, info);
  if (token === undefined) return undefined;
  const { db, clock } = context;
  const now = clock.now();
  const row = await db
    .selectFrom("sessions")
    .select(["id", "user_id", "created_at", "last_used_at", "actor", "is_impersonation"])
    .where("project_id", "=", INTERNAL)
    .where("token_hash", "=", hashOf(token))
    .where("expires_at", ">", now)
    .executeTakeFirst();
  if (!row || row.actor !== null || row.is_impersonation === 1) return undefined;
  if (now - row.created_at >= CONSOLE_SESSION_MILLIS || now - row.last_used_at >= IDLE_MILLIS)
    return undefined;
  if (isUse && now - row.last_used_at >= TOUCH_MILLIS)
    await db
      .updateTable("sessions")
      .set({ last_used_at: now })
      .where("project_id", "=", INTERNAL)
      .where("id", "=", row.id)
      .execute();
  return {
    sessionId: row.id,
    userId: row.user_id,
    freshUntil: row.created_at + STEP_UP_FRESH_MILLIS,
  };
}

/** Ends the session of a request's cookie. */
export async function endConsoleSession(context: Context, info: RequestInfo): Promise<void> {
  const token = tokenIn(context, info);
  if (token !== undefined)
    await context.db
      .deleteFrom("sessions")
      .where("project_id", "=", INTERNAL)
      .where("token_hash", "=", hashOf(token))
      .execute();
}

/** Opens a session, in the transaction of what its user proves. Resolves to its token. */
export async function openConsoleSession(
  context: Context,
  tx: Database,
  info: RequestInfo,
  userId: string,
): Promise<string> {
  const { refreshToken } = await createSession(context, tx, {
    projectId: INTERNAL,
    userId,
    info,
    expiresInMillis: CONSOLE_SESSION_MILLIS,
  });
  return refreshToken;
}

/**
 * Shortens a new session of the internal project to one of the console, also where its token was
 * copied.
 */
export async function keepAsConsoleSession({ db, clock }: Context, token: string): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ expires_at: clock.now() + CONSOLE_SESSION_MILLIS })
    .where("project_id", "=", INTERNAL)
    .where("token_hash", "=", hashOf(token))
    .execute();
}
