import { PlainError } from "../core/plain-error.js";
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

/** Whether an administrator has to set up a second factor before anything else. */
export const needsFactor = async (
  context: Context,
  info: RequestInfo,
  userId: string,
): Promise<boolean> =>
  !isLocalRequest(info, context.settings) && (await listFactors(context, userId)).length === 0;

/**
 * Throws a plain 403 where a password alone must not open the console: away from localhost, with a
 * factor that was not asked for, such as a passkey.
 */
export async function requireMoreThanPassword(
  context: Context,
  info: RequestInfo,
  userId: string,
): Promise<void> {
  if (isLocalRequest(info, context.settings)) return;
  if ((await listFactors(context, userId)).length > 0)
    throw new PlainError(403, "Sign in by your passkey: a password alone is not enough here.");
}
