/**
 * What happens where nobody is signed in.
 * - `"return-null"`, or left out: the answer is null.
 * - `"redirect"`: to the sign-in page, with the way back.
 * - `"throw"`: a `UsageError` with the code `ACCOUNT_NOT_SIGNED_IN`.
 * - `"anonymous"`: an account without name or address is made.
 * - `"anonymous-if-exists"`: the answer is null, unless somebody is there anonymously.
 */
export type SignedOutBehavior =
  | "redirect"
  | "throw"
  | "return-null"
  | "anonymous"
  | "anonymous-if-exists";

/** Whether somebody counts as signed in: an anonymous user only where one was asked for. */
export const isSignedIn = (
  user: { readonly isAnonymous: boolean },
  or: string | undefined,
): boolean => !user.isAnonymous || or === "anonymous" || or === "anonymous-if-exists";
