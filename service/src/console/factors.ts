import { PlainError } from "../core/plain-error.js";
import type { Context } from "../http/context.js";
import { isLocalRequest } from "../http/local-guard.js";
import type { RequestInfo } from "../http/request-info.js";
import { INTERNAL } from "../projects/project-owners.js";
import { findUser } from "../users/user-rows.js";
import type { NewConsoleSession } from "./session.js";

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

/** Whether an administrator has to set up a second factor before anything else. */
export const needsFactor = async (
  context: Context,
  info: RequestInfo,
  userId: string,
): Promise<boolean> =>
  !isLocalRequest(info, context.settings) && (await listFactors(context, userId)).length === 0;

/**
 * Throws a plain 403 where a sign-in without a passkey must not open the console: away from
 * localhost, with a factor that it did not prove. Digits from a mailbox are none.
 */
export async function requireMoreThanPassword(
  context: Context,
  info: RequestInfo,
  { userId, isByTrust }: NewConsoleSession,
): Promise<void> {
  if (isLocalRequest(info, context.settings)) return;
  const factors = await listFactors(context, userId);
  // Without trust, no password has passed an authenticator.
  const isProved = factors.includes("authenticator") && !isByTrust;
  if (factors.length > 0 && !isProved)
    throw new PlainError(403, "Sign in by your passkey: nothing less opens the console here.");
}
