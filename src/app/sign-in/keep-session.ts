import type { Level } from "../../protocol/level.js";
import type { NoRedirect, SignInParts } from "./sign-in-parts.js";

interface NewSession {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly isNewUser?: boolean | undefined;
}

/** Takes on the tokens of a sign-in, and goes where somebody who has just signed in, or up, goes. */
export async function keepSession<L extends Level>(
  { core, redirects }: SignInParts<L>,
  { accessToken, refreshToken, isNewUser = false }: NewSession,
  { noRedirect = false }: NoRedirect = {},
): Promise<void> {
  const { session } = await core.scope();
  session.setTokens({ accessToken, refreshToken });
  if (noRedirect) return;
  await (isNewUser ? redirects.redirectToAfterSignUp({ replace: true }) : redirects.redirectToAfterSignIn({ replace: true }));
}
