import {
  type FirstFactor,
  secondFactorRequired,
  startSecondFactor,
} from "../credentials/second-factor.js";
import type { Database } from "../db/database.js";
import type { Context } from "../http/context.js";
import type { RequestInfo } from "../http/request-info.js";
import { createSession, type OpenedSession } from "../sessions/sessions.js";
import { isTrustedDevice } from "../sessions/trusted-devices.js";
import { requireFactor } from "./administrator-factors.js";

export interface SignIn extends FirstFactor {
  readonly info: RequestInfo;
  /** A code was mailed for it and typed. */
  readonly isConfirmed?: boolean | undefined;
  readonly isByPasskey?: boolean | undefined;
}

/** The result of a first factor: a session, or the code for the second factor. */
export type PassedFirstFactor =
  | (SignIn & { readonly session: OpenedSession })
  | { readonly attemptCode: string };

/** Completes a first factor, in its transaction. */
export async function passFirstFactor(
  tx: Database,
  context: Context,
  signIn: SignIn,
): Promise<PassedFirstFactor> {
  const isByTrust =
    signIn.requiresTotp !== false && (await isTrustedDevice(tx, context, signIn.info, signIn));
  const attemptCode = isByTrust ? undefined : await startSecondFactor(context, tx, signIn);
  if (attemptCode !== undefined) return { attemptCode };
  if (!signIn.isByPasskey) await requireFactor(tx, context, signIn.info, signIn);
  return { ...signIn, session: await createSession(context, tx, { ...signIn, isByTrust }) };
}

/**
 * Throws `MULTI_FACTOR_AUTHENTICATION_REQUIRED` if needed. Call it after the transaction, so that
 * used codes stay used.
 */
export function signedInOrThrow(
  passed: PassedFirstFactor,
  isPasswordLeaked?: true,
): {
  accessToken: string;
  refreshToken: string;
  userId: string;
  isNewUser: boolean;
} {
  if ("attemptCode" in passed) throw secondFactorRequired(passed.attemptCode, isPasswordLeaked);
  const { session, userId, isNewUser } = passed;
  return {
    accessToken: session.accessToken,
    refreshToken: session.refreshToken,
    userId,
    isNewUser,
  };
}
