import { KnownErrors, reaches } from "@stackkit/next/protocol";
import { PlainError } from "../../core/plain-error.js";
import type { HandlerContext } from "../route.js";

type Call = Pick<HandlerContext, "level" | "caller">;

/** Whether a trusted server asks: it may act for anyone. A client acts only for whoever is signed in. */
export const isServer = ({ level }: Pick<HandlerContext, "level">): boolean =>
  reaches(level, "server");

export const isOwn = ({ caller }: Call, userId: string | undefined): boolean =>
  userId !== undefined && userId === caller.userId;

/**
 * Lets a client name only the signed-in user; a server may name anyone. Throws `CANNOT_GET_OWN_USER_WITHOUT_USER`
 * if a client names a user without being signed in, else a plain error with `refusal`.
 */
export function requireOwn(
  call: Call,
  userId: string | undefined,
  refusal: string,
  status: 400 | 403 = 403,
): void {
  if (isServer(call) || isOwn(call, userId)) return;
  if (userId !== undefined) requireSelf(call);
  throw new PlainError(status, refusal);
}

/** The signed-in user of a client. Throws `USER_AUTHENTICATION_REQUIRED` where there is none. */
export function requireUser({ caller }: Pick<HandlerContext, "caller">): string {
  if (caller.userId === undefined) throw new KnownErrors.UserAuthenticationRequired();
  return caller.userId;
}

/** The same where a call means the signed-in user without asking for one. Throws `CANNOT_GET_OWN_USER_WITHOUT_USER`. */
export function requireSelf({ caller }: Pick<HandlerContext, "caller">): string {
  if (caller.userId === undefined) throw new KnownErrors.CannotGetOwnUserWithoutUser();
  return caller.userId;
}
