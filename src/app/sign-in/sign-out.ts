import { environment } from "#environment";
import { isKnownError } from "../../protocol/errors/index.js";
import type { Level } from "../../protocol/operations/level.js";
import { sessions } from "../../protocol/records/session.js";
import type { SignOutOptions } from "../../resources/users/own-session.js";
import type { Core, Scope } from "../apps/core.js";
import { assertTrustedRedirect, isFullPageNavigation, navigate } from "../navigation/navigate.js";

/**
 * Ends the session at the service, clears its tokens and leaves the page. Throws and keeps the
 * session if the service is unreachable, since it would otherwise stay valid.
 */
export function signOut<L extends Level>(
  core: Core<L>,
  scope: Scope<L>,
  options: SignOutOptions = {},
): Promise<void> {
  scope.pendingSignOut = endSession(core, scope, options);
  return scope.pendingSignOut;
}

async function endSession<L extends Level>(
  { settings, clock }: Core<L>,
  { session, access }: Scope<L>,
  { redirectUrl }: SignOutOptions,
): Promise<void> {
  // Checked first, so that a rejected redirect changes nothing.
  const after = assertTrustedRedirect(
    settings,
    redirectUrl === undefined ? settings.urls.afterSignOut : String(redirectUrl),
  );
  const tokens = await session.getTokens();
  if (tokens) {
    try {
      await access.attempt(sessions.signOut);
    } catch (error) {
      // The session had already ended.
      if (
        !isKnownError(
          error,
          "ACCESS_TOKEN_EXPIRED",
          "REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED",
          "USER_AUTHENTICATION_REQUIRED",
        )
      )
        throw error;
    }
    session.markInvalid(tokens);
  }
  const left = navigate(settings, clock, after, { replace: true });
  if (!isFullPageNavigation(settings)) environment.forgetPages("router");
  await left;
}
