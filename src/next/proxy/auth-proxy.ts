import { type NextRequest, NextResponse } from "next/server.js";
import type { ServerInternals } from "../../app/apps/app-types.js";
import { stackAppInternalsSymbol } from "../../app/apps/internals-symbol.js";
import { reportUnknownOptions } from "../../app/config/next-flags.js";
import { withoutBasePath } from "../../app/navigation/base-path.js";
import { trustedOrigin } from "../../app/navigation/trusted-origin.js";
import { relative, safeRedirect } from "../../app/navigation/trusted-url.js";
import { readTokenUser, recallTokenUser, type TokenUser } from "../../app/user/token-user.js";
import { KnownError } from "../../protocol/errors/index.js";
import { REQUESTED_PATH_HEADER, SESSION_ENDED_HEADER } from "../../protocol/proxy-headers.js";
import { RETURN_TO_PARAM, SESSION_ENDED_PARAM } from "../../protocol/urls.js";
import { createCookieStore } from "../../session/cookie-store.js";
import { createSession, isRefreshDue } from "../../session/fresh-tokens.js";
import type { Session } from "../../session/session.js";
import { UsageError } from "../../transport/usage-error.js";
import { forbidFrames, POLICY_HEADER } from "./forbid-frames.js";
import { forwarded, strippedHeaders, withForwarded } from "./forwarded-request.js";
import { missingHandler } from "./missing-handler.js";
import { assertRules, isProtected, isSignInStep, type ProtectedPath } from "./protected-paths.js";
import { redirectResponse } from "./redirect-response.js";
import { createRequestJar, type RequestJar } from "./request-jar.js";
import { isNavigation } from "./request-kind.js";
import { answerWellKnown } from "./well-known.js";

/** How long the proxy waits for the service before it leaves the decision to the page. */
export const MAX_PROXY_WAIT_MILLIS = 3000;

/**
 * The app whose sessions the proxy refreshes: a {@link StackServerApp} with the token store
 * `"nextjs-cookie"`.
 */
interface ProxiedApp {
  readonly [stackAppInternalsSymbol]: Pick<ServerInternals, "core" | "settings">;
}

/** Options of {@link authProxy}. */
export interface AuthProxyOptions {
  /**
   * Paths that require a signed-in, non-anonymous user: `"/admin"`, `"/admin/*"`, or a function of
   * the normalized path. This redirects signed-out people early, and their actions too; pages,
   * actions and route handlers must still check with `getUser()`. The pages on which people sign in stay open.
   * Other patterns throw `BAD_OPTION`.
   */
  readonly protect?: readonly ProtectedPath[] | undefined;
  /**
   * Languages that prefix the app's paths: with `["de"]` the rule `"/admin"` covers `/de/admin`
   * too.
   */
  readonly locales?: readonly string[] | undefined;
  /**
   * Whether responses of the handler's pages forbid framing by other sites
   * (`content-security-policy: frame-ancestors 'none'` and `x-frame-options: DENY`). Default: true.
   * Set `false` if you send your own policy.
   */
  readonly frameHeaders?: boolean | undefined;
  /**
   * Another proxy to run for requests that may pass, such as next-intl's. It gets the request with
   * the refreshed session, and its response is the proxy's.
   */
  readonly next?: ((request: NextRequest) => MaybePromise<Response>) | undefined;
}

type MaybePromise<T> = T | Promise<T>;

/** A proxy of Next 16, or a middleware of Next 15. */
export type AuthProxy = (request: NextRequest) => Promise<NextResponse>;

/**
 * Refreshes sessions and redirects signed-out people from protected paths, based on the access
 * token alone, which is verified locally without a call to the service while it is valid. A token
 * that is about to expire is refreshed on navigations, never on prefetches. If the service cannot
 * be reached, it neither signs out nor redirects. Password managers learn from it where passwords
 * are changed and passkeys made.
 *
 * @example
 * export const proxy = authProxy(stackServerApp, { protect: ["/board/*"] });
 *
 * export const config = { matcher: ["/((?!_next/static|_next/image|favicon.ico).*)"] };
 */
export function authProxy(app: ProxiedApp, options: AuthProxyOptions = {}): AuthProxy {
  reportUnknownOptions("authProxy()", options);
  const { locales = [], frameHeaders = true, next } = options;
  // JavaScript may give one rule alone.
  const protect = [options.protect ?? []].flat();
  assertRules(protect);
  const { core, settings } = app[stackAppInternalsSymbol];

  const handlerPages = [`${withoutBasePath(settings.urls.handler)}/*`];

  const openSession = (jar: RequestJar): Session =>
    createSession({
      store: createCookieStore({ jar, projectId: settings.projectId }),
      clock: core.clock,
      refresh: core.tokenRequests.refresh,
    });

  const signInRedirect = async (
    request: NextRequest,
    { isEnded }: Session,
  ): Promise<NextResponse> => {
    const { nextUrl, headers } = request;
    const { signIn } = settings.urls;
    const safe = safeRedirect(signIn, {
      current: undefined,
      trustedOrigins: settings.trustedOrigins,
    });
    if (safe === null)
      throw new UsageError(
        "UNTRUSTED_REDIRECT",
        `The app's sign-in page is at ${JSON.stringify(signIn)}, which is neither a path ` +
          "of this app nor a URL of a trusted origin, so the proxy did not redirect to it. " +
          "List the origin in the option trustedOrigins (STACK_TRUSTED_ORIGINS).",
      );
    if (!safe.startsWith("/")) {
      // A page on another origin needs an absolute return address, and a header alone is not
      // trusted for this app's origin.
      const origin = trustedOrigin(
        (name) => headers.get(name),
        nextUrl.origin,
        settings.trustedOrigins,
      );
      return redirectResponse(
        request,
        withReturn(new URL(safe), origin && origin + pathOf(nextUrl), isEnded),
      );
    }
    // Next's own URL of this request has the `trailingSlash` setting.
    const page = new URL(safe, nextUrl.origin);
    const target = nextUrl.clone();
    [target.pathname, target.search, target.hash] = [
      withoutBasePath(page.pathname, nextUrl.basePath),
      page.search,
      page.hash,
    ];
    return (
      (await missingHandler(new URL(target.href))) ??
      redirectResponse(request, withReturn(target, pathOf(nextUrl), isEnded))
    );
  };

  return async (request) => {
    const { nextUrl } = request;
    const wellKnown = answerWellKnown(request, settings);
    if (wellKnown) return wellKnown;
    const headers = strippedHeaders(request.headers);
    const jar = createRequestJar(request);
    const place = {
      basePath: nextUrl.basePath,
      locales: nextUrl.locale === "" ? locales : [...locales, nextUrl.locale],
    };
    const guarded =
      isProtected(nextUrl.pathname, protect, place) &&
      !isSignInStep(nextUrl.pathname, settings.urls, place);
    const session = openSession(jar);
    const visitor =
      guarded || isNavigation(request) ? await look(core, session, request) : "unknown";
    if (guarded && visitor === "signed out")
      return jar.write(await signInRedirect(request, session), guarded);
    headers.set(REQUESTED_PATH_HEADER, pathOf(nextUrl));
    if (session.isEnded) headers.set(SESSION_ENDED_HEADER, "1");
    jar.forward(headers);
    const passed = NextResponse.next({ request: { headers } });
    const answer = next
      ? withForwarded(await next(forwarded(request, headers, jar)), passed)
      : passed;
    const response = jar.write(answer, guarded);
    if (frameHeaders && isProtected(nextUrl.pathname, handlerPages, place))
      forbidFrames(
        response.headers,
        response.headers.get(POLICY_HEADER) ?? headers.get(POLICY_HEADER),
      );
    return response;
  };
}

/** The path as the browser has it: with `basePath`, language, trailing slash and query. */
const pathOf = ({ href }: NextRequest["nextUrl"]): string => relative(new URL(href));

function withReturn<T extends URL | NextRequest["nextUrl"]>(
  page: T,
  back: string | null,
  isEnded: boolean,
): T {
  if (back !== null) page.searchParams.set(RETURN_TO_PARAM, back);
  if (isEnded) page.searchParams.set(SESSION_ENDED_PARAM, "1");
  return page;
}

type Visitor = "signed in" | "signed out" | "unknown";

const stateOf = (user: TokenUser | null): Visitor =>
  user === null || user.isAnonymous ? "signed out" : "signed in";

/**
 * Three results, as for a session: if the service cannot be reached the state is unknown, and the
 * page checks again.
 */
async function look(
  core: ServerInternals["core"],
  session: Session,
  request: NextRequest,
): Promise<Visitor> {
  const recalled = recallTokenUser(core, { session });
  if (recalled) return stateOf(recalled);
  if (session.isKnownInvalid) return "signed out";
  if (isRefreshDue(session.tokens, core.clock.now()) && !isNavigation(request)) return "unknown";
  const user = readTokenUser(core, { session }).then(stateOf);
  let stopWaiting = () => {};
  const tooLong = new Promise<Visitor>((resolve) => {
    stopWaiting = core.clock.after(MAX_PROXY_WAIT_MILLIS, () => resolve("unknown"));
  });
  try {
    return await Promise.race([user, tooLong]);
  } catch (error) {
    // Wrong keys are a configuration error and must not open a protected path.
    if (error instanceof KnownError) throw error;
    if (error instanceof UsageError) console.error(error);
    return "unknown";
  } finally {
    stopWaiting();
  }
}
