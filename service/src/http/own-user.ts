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
  if (userId !== undefined) requireUser(call, "ownUser");
  throw new PlainError(status, refusal);
}

/** The errors for a signed-out caller. `ownUser` is for operations that name a user. */
const SIGNED_OUT = {
  signIn: () => new KnownErrors.UserAuthenticationRequired(),
  ownUser: () => new KnownErrors.CannotGetOwnUserWithoutUser(),
} as const;

/**
 * The signed-in user's id. If signed out, throws `USER_AUTHENTICATION_REQUIRED`, or
 * `CANNOT_GET_OWN_USER_WITHOUT_USER` for `ownUser`.
 */
export function requireUser(
  { caller }: Pick<HandlerContext, "caller">,
  refusal: keyof typeof SIGNED_OUT = "signIn",
): string {
  if (caller.userId === undefined) throw SIGNED_OUT[refusal]();
  return caller.userId;
}
