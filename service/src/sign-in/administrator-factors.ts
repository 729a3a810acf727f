import { PlainError } from "../core/plain-error.js";
import type { Database } from "../db/database.js";
import type { Context } from "../http/context.js";
import { isLocalRequest } from "../http/local-guard.js";
import type { RequestInfo } from "../http/request-info.js";
import { INTERNAL } from "../projects/project-owners.js";
import { findUser } from "../users/user-rows.js";

/** How an administrator proves more than a password. */
export async function listFactors(
  { db }: Pick<Context, "db">,
  userId: string,
): Promise<("passkey" | "authenticator")[]> {
  const user = await findUser(db, INTERNAL, userId);
  return [
    ...(user?.passkeyAuthEnabled ? (["passkey"] as const) : []),
    ...(user?.isMultiFactorRequired ? (["authenticator"] as const) : []),
  ];
}

/**
 * Throws a plain 403 if an administrator with a passkey or an authenticator app signs in by
 * neither, unless on this machine. Digits from a mailbox and trusted devices don't count. It holds
 * at the API of apps too: such a session adds factors, and its token is also the console's cookie.
 */
export async function requireFactor(
  db: Database,
  { settings }: Pick<Context, "settings">,
  info: RequestInfo,
  { projectId, userId }: { readonly projectId: string; readonly userId: string },
): Promise<void> {
  if (projectId !== INTERNAL || isLocalRequest(info, settings)) return;
  if ((await listFactors({ db }, userId)).length > 0)
    throw new PlainError(403, "Sign in by your passkey: nothing less opens the console here.");
}
