import { environment } from "#environment";
import type { Level } from "../../protocol/operations/level.js";
import { UsageError } from "../../transport/usage-error.js";
import { isFullPageNavigation } from "../navigation/navigate.js";
import { resetLoopDetection } from "../navigation/redirect-loop.js";
import { LEAKED_PASSWORD, type Method, noteSignIn, rememberMethod } from "./last-method.js";
import type { NoRedirect, SignInParts } from "./sign-in-parts.js";

interface NewSession {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly isNewUser?: boolean | undefined;
  /** How the person signed in, if it is known. */
  readonly method?: Method | undefined;
  readonly isPasswordLeaked?: boolean | undefined;
}

/** Neither a session nor the start of a sign-in would be found again. */
export const cookiesBlocked = (): UsageError =>
  new UsageError("COOKIES_BLOCKED", "The browser blocks cookies.");

/**
 * Stores the tokens of a sign-in, and drops pages that are cached for signed-out people. Throws
 * `COOKIES_BLOCKED` if the browser does not keep the tokens.
 */
export async function takeTokens<L extends Level>(
  { core }: Pick<SignInParts<L>, "core">,
  { accessToken, refreshToken, method }: NewSession,
  { noRedirect = false }: NoRedirect = {},
): Promise<void> {
  const { session } = await core.scope();
  session.setTokens({ accessToken, refreshToken });
  if (environment.world !== "browser") return;
  resetLoopDetection();
  if (!session.isKept) {
    session.markInvalid();
    throw cookiesBlocked();
  }
  if (method !== undefined) rememberMethod(method);
  // Next's router may hold pages prefetched while signed out. A full page load drops them.
  if (noRedirect || !isFullPageNavigation(core.settings)) environment.forgetPages("router");
}

/** Stores the tokens of a sign-in and redirects to the after-sign-in or after-sign-up page. */
export async function keepSession<L extends Level>(
  parts: SignInParts<L>,
  tokens: NewSession,
  { noRedirect = false }: NoRedirect = {},
): Promise<void> {
  const { redirects } = parts;
  await takeTokens(parts, tokens, { noRedirect });
  if (noRedirect) return;
  const { method, isNewUser, isPasswordLeaked } = tokens;
  if (environment.world === "browser" && method !== undefined && !isNewUser)
    noteSignIn(isPasswordLeaked ? LEAKED_PASSWORD : method);
  await (tokens.isNewUser
    ? redirects.redirectToAfterSignUp({ replace: true })
    : redirects.redirectToAfterSignIn({ replace: true }));
}
