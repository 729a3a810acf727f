import { KnownErrors, reaches } from "@stackkit/next/protocol/internal";
import { PlainError } from "../core/plain-error.js";
import type { HandlerContext } from "./route.js";

type Call = Pick<HandlerContext, "level" | "caller">;

/**
 * Whether the caller is a trusted server. It may act for any user, a client only for the signed-in
 * one.
 */
export const isServer = ({ level }: Pick<HandlerContext, "level">): boolean =>
  reaches(level, "server");

export const isOwn = ({ caller }: Call, userId: string | undefined): boolean =>
  userId !== undefined && userId === caller.userId;

/**
 * Restricts clients to the signed-in user; servers may name any. Throws
 * `CANNOT_GET_OWN_USER_WITHOUT_USER` for signed-out clients, else a plain error with `refusal`.
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

/** The signed-in user's id. Throws `USER_AUTHENTICATION_REQUIRED` if signed out. */
export function requireUser({ caller }: Pick<HandlerContext, "caller">): string {
  if (caller.userId === undefined) throw new KnownErrors.UserAuthenticationRequired();
  return caller.userId;
}

/** Like {@link requireUser}, but throws `CANNOT_GET_OWN_USER_WITHOUT_USER`. */
export function requireSelf({ caller }: Pick<HandlerContext, "caller">): string {
  if (caller.userId === undefined) throw new KnownErrors.CannotGetOwnUserWithoutUser();
  return caller.userId;
}
