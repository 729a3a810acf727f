import type { TokenStoreChoice } from "../config/token-store-choice.js";

/**
 * The behavior if signed out.
 * - `"return-null"`, or left out: returns null.
 * - `"redirect"`: redirects to the sign-in page, which returns here.
 * - `"throw"`: throws a `UsageError` with the code `ACCOUNT_NOT_SIGNED_IN`.
 * - `"anonymous"`: creates an anonymous account.
 * - `"anonymous-if-exists"`: returns the anonymous user, if any, else null.
 */
export type SignedOutBehavior =
  | "redirect"
  | "throw"
  | "return-null"
  | "anonymous"
  | "anonymous-if-exists";

/** The options of `useUser()` in any of its overloads. */
export interface AnyUseUserOptions {
  readonly or?: SignedOutBehavior | undefined;
  readonly tokenStore?: TokenStoreChoice<true> | undefined;
}

/** Whether a user is treated as signed in. Anonymous users are only with an anonymous option. */
export const isSignedIn = (
  user: { readonly isAnonymous: boolean },
  or: string | undefined,
): boolean => !user.isAnonymous || String(or).startsWith("anonymous");
