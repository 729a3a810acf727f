import { environment } from "#environment";
import { SAME_SITE } from "../../protocol/api-url.js";
import { KnownError } from "../../protocol/errors/index.js";
import { OAUTH_SCOPE } from "../../protocol/limits/limits.js";
import { REDIRECT_WAIT_MILLIS } from "../../protocol/limits/pages.js";
import type { Level } from "../../protocol/operations/level.js";
import { fillPath } from "../../protocol/operations/operation.js";
import { encodeInput } from "../../protocol/operations/shape.js";
import { oauth } from "../../protocol/records/oauth.js";
import { apiUrl } from "../../protocol/urls.js";
import { createPkce } from "../../session/pkce.js";
import { ServiceError } from "../../transport/errors.js";
import { callUrl } from "../../transport/request.js";
import { UsageError } from "../../transport/usage-error.js";
import { wait } from "../../transport/wait.js";
import type { Core, Scope } from "../apps/core.js";
import type { Settings } from "../config/app-settings.js";
import { hostOfPage } from "../config/host-of-page.js";
import { nextBasePath } from "../config/next-flags.js";
import { leaveFor, navigateOr, openPageOf, trustOf } from "../navigation/navigate.js";
import { callbackUrl } from "../navigation/return-address.js";
import { exchange, type OAuthCallbackOptions } from "./exchange-callback.js";
import { cookiesBlocked, takeTokens } from "./keep-session.js";
import { noteStarted, startedProvider } from "./last-method.js";
import { type Callback, keepFlow, takeCallback, withoutCallback } from "./oauth-flows.js";
import { withSecondFactor } from "./second-factor.js";
import type { SignInParts } from "./sign-in-parts.js";

/** Signing in with a provider. */
export interface OAuthActions {
  /**
   * Redirects to a provider to sign in; never resolves. Browser only.
   *
   * @throws `KitError` with the code `NETWORK_ERROR` if the service cannot be reached.
   */
  signInWithOAuth(provider: string): Promise<void>;
  /**
   * On the callback page: completes a sign-in with a provider and redirects. False if the address
   * holds no callback of this browser, or one of the options declines. Throws `INVALID_TOTP_CODE`
   * without a second factor, other known errors unchanged, and `SIGN_IN_CALLBACK_FAILED` for the
   * rest.
   */
  callOAuthCallback(options?: OAuthCallbackOptions): Promise<boolean>;
}

function openPage(settings: Settings, method: string): URL {
  const url = openPageOf(settings);
  if (url) return url;
  throw new UsageError(
    "BROWSER_ONLY",
    `${method}() was called outside a page, but signing in with a provider starts from a ` +
      "page. Call it in an effect or event handler of a client component.",
  );
}

interface Start<L extends Level> {
  readonly provider: string;
  readonly type: "authenticate" | "link";
  readonly scopes: readonly string[];
  /** For `link`: the current user's session. */
  readonly scope?: Scope<L> | undefined;
}

/**
 * Identifies the user of an account link by a ticket bound to this browser. A service without
 * tickets takes the access token.
 */
async function linkProof<L extends Level>(
  { access, session }: Scope<L>,
  providerId: string,
  codeChallenge: string,
) {
  try {
    return {
      linkTicket: (
        await access.run(oauth.createLinkTicket, { body: { providerId, codeChallenge } })
      ).ticket,
    };
  } catch (error) {
    if (!(error instanceof ServiceError && error.status === 404)) throw error;
    return { token: (await session.getTokens())?.accessToken ?? "" };
  }
}

/** Redirects to a provider. Never resolves. */
async function start<L extends Level>(
  { settings, clock }: Core<L>,
  { provider: name, type, scopes, scope }: Start<L>,
): Promise<never> {
  const current = openPage(settings, type === "link" ? "getConnectedAccount" : "signInWithOAuth");
  const { publishableClientKey } = settings.keys;
  if (publishableClientKey === undefined)
    throw new UsageError(
      "BAD_OPTION",
      "An app made from a project owner's session has no publishable client key, so it " +
        "cannot start a sign-in with a provider. Use the project's own app.",
    );
  const { urls, projectId } = settings;
  const absolute = (page: "oauthCallback" | "error") =>
    withoutCallback(new URL(callbackUrl(urls[page], { ...trustOf(settings), current }, urls))).href;
  const provider = name.toLowerCase();
  const { verifier, challenge, state } = await createPkce();
  const proof = scope && {
    ...(await linkProof(scope, provider, challenge)),
    afterCallbackRedirectUrl: current.href,
  };
  const { jar } = await environment.cookies();
  // A server learns of it at the callback.
  if (!keepFlow(jar, state, verifier) && environment.pageJar) throw cookiesBlocked();
  noteStarted(type === "link" ? "" : provider);
  const query = encodeInput(oauth.authorize.query, {
    clientId: projectId,
    clientSecret: publishableClientKey,
    redirectUri: absolute("oauthCallback"),
    scope: OAUTH_SCOPE,
    state,
    grantType: "authorization_code",
    codeChallenge: challenge,
    codeChallengeMethod: "S256",
    responseType: "code",
    type,
    errorRedirectUrl: absolute("error"),
    ...proof,
    ...(scopes.length > 0 ? { providerScope: scopes.join(" ") } : {}),
  });
  const path = fillPath(oauth.authorize.path, { provider_id: provider });
  // This is the service's own address, not untrusted input, so the redirect check does not apply.
  await leaveFor(
    settings,
    browserUrl(settings.hosts.browser, path, query as Record<string, string>),
    { replace: false },
  );
  await wait(clock, REDIRECT_WAIT_MILLIS);
  return new Promise<never>(() => {});
}

/** Only its path is used. */
const THIS_SITE = "http://site.invalid";

/** The address of a call for browsers. On the app's own site, servers know it as a path only. */
function browserUrl(host: string, path: string, query: Record<string, string>): string {
  if (host !== SAME_SITE) return callUrl(apiUrl(host), path, query);
  if (environment.world === "browser") return callUrl(apiUrl(hostOfPage(host)), path, query);
  return callUrl(apiUrl(THIS_SITE + nextBasePath()), path, query).slice(THIS_SITE.length);
}

/** Makes the function that connects a provider account to the signed-in user. */
export const createLinkAccount =
  <L extends Level>(core: Core<L>) =>
  async (provider: string, scopes: readonly string[]): Promise<never> => {
    const scope = await core.scope();
    const all = [...new Set([...scopes, ...(core.settings.oauthScopesOnSignIn[provider] ?? [])])];
    return start(core, { provider, type: "link", scopes: all, scope });
  };

/** The methods that sign in with a provider. */
export const createOAuthActions = <L extends Level>(parts: SignInParts<L>): OAuthActions => ({
  signInWithOAuth: (provider) =>
    start(parts.core, {
      provider,
      type: "authenticate",
      scopes: parts.core.settings.oauthScopesOnSignIn[provider] ?? [],
    }),
  callOAuthCallback: async (options = {}) => {
    const current = openPage(parts.core.settings, "callOAuthCallback");
    const { jar } = await environment.cookies();
    const callback = takeCallback(current, jar, (url) => history.replaceState(null, "", url));
    return callback === null ? false : finish(parts, callback, options);
  },
});

async function finish<L extends Level>(
  parts: SignInParts<L>,
  { code, verifier, redirectUri }: Callback,
  options: OAuthCallbackOptions,
): Promise<boolean> {
  const { core, redirects } = parts;
  try {
    const grant = { code, redirectUri, codeVerifier: verifier };
    const exchanged = await exchange(core, grant, options);
    if (exchanged === undefined) return false;
    const result = await withSecondFactor(parts, exchanged);
    if (result.status === "error") throw result.error;
    await takeTokens(parts, { ...result.data, method: startedProvider() });
    const { isNewUser = false } = result.data;
    const after = exchanged.status === "ok" ? exchanged.data.afterCallbackRedirectUrl : null;
    await navigateOr(core.settings, core.clock, after, () =>
      isNewUser
        ? redirects.redirectToAfterSignUp({ replace: true })
        : redirects.redirectToAfterSignIn({ replace: true }),
    );
    return true;
  } catch (error) {
    if (error instanceof KnownError || error instanceof UsageError) throw error;
    throw new UsageError(
      "SIGN_IN_CALLBACK_FAILED",
      "Error signing in during OAuth callback. Please try again.",
      { cause: error },
    );
  }
}
