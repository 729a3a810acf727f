import { environment } from "#environment";
import type { Level } from "../../protocol/operations/level.js";
import { UsageError } from "../../transport/usage-error.js";
import { isFullPageNavigation } from "../navigation/navigate.js";
import { resetLoopDetection } from "../navigation/redirect-loop.js";
import type { NoRedirect, SignInParts } from "./sign-in-parts.js";

interface NewSession {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly isNewUser?: boolean | undefined;
}

/** Takes on the tokens of a sign-in, before the page is left. Throws `COOKIES_BLOCKED` where the next page would not find them. */
export async function takeTokens<L extends Level>(
  { core }: Pick<SignInParts<L>, "core">,
  { accessToken, refreshToken }: NewSession,
): Promise<void> {
  const { session } = await core.scope();
  session.setTokens({ accessToken, refreshToken });
  if (environment.world !== "browser") return;
  resetLoopDetection();
  if (session.isKept) return;
  session.markInvalid();
  throw new UsageError(
    "COOKIES_BLOCKED",
    "The browser did not keep the cookies of the session, so the next page would not know who signed in. Allow cookies for this site.",
  );
}

/** Takes on the tokens of a sign-in, and goes where somebody who has just signed in, or up, goes. */
export async function keepSession<L extends Level>(
  parts: SignInParts<L>,
  tokens: NewSession,
  { noRedirect = false }: NoRedirect = {},
): Promise<void> {
  const { redirects, core } = parts;
  await takeTokens(parts, tokens);
  // Pages that Next's router fetched ahead were made for a stranger. Leaving by the address bar drops them anyway.
  if (noRedirect || !isFullPageNavigation(core.settings)) environment.forgetPages("router");
  if (noRedirect) return;
  await (tokens.isNewUser
    ? redirects.redirectToAfterSignUp({ replace: true })
    : redirects.redirectToAfterSignIn({ replace: true }));
}
