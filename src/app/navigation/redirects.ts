import { environment } from "#environment";
import { REQUESTED_PATH_HEADER, SESSION_ENDED_HEADER } from "../../protocol/proxy-headers.js";
import { type HandlerUrls, PAGE_PARAMS, SESSION_ENDED_PARAM } from "../../protocol/urls.js";
import type { Clock } from "../../transport/clock.js";
import type { Core } from "../apps/core.js";
import type { Settings } from "../config/app-settings.js";
import { navigate, type Redirect, trustOf } from "./navigate.js";
import { type PageRedirects, pageRedirects } from "./page-redirects.js";
import { detectLoop } from "./redirect-loop.js";
import { keepReturnAddress, returnAddress, withReturnAddress } from "./return-address.js";
import { originOfRequest } from "./trusted-origin.js";
import { safeRedirect } from "./trusted-url.js";

/**
 * Redirects to the app's pages. In a browser each resolves after 2 s; on a server it throws Next's
 * redirect.
 */
export interface Redirects extends PageRedirects {
  /** To the return address of the open page, else to the `afterSignIn` page. */
  redirectToAfterSignIn: Redirect;
  /** To the return address of the open page, else to the `afterSignUp` page. */
  redirectToAfterSignUp: Redirect;
  /** To the `afterSignOut` page. */
  redirectToAfterSignOut: Redirect;
  /** To the app's home page. */
  redirectToHome: Redirect;
}

/**
 * The methods that redirect to each page of the handler.
 *
 * @param isSessionEnded Whether the service ended the session of this page or request.
 */
export function createRedirects(
  settings: Settings,
  clock: Clock,
  isSessionEnded: () => Promise<boolean>,
): Redirects {
  const { urls } = settings;
  const to =
    (page: keyof HandlerUrls): Redirect =>
    (options) =>
      navigate(settings, clock, urls[page], options);
  const withReturn =
    (page: "signIn" | "signUp"): Redirect =>
    async (options) => {
      const target = options?.noRedirectBack
        ? urls[page]
        : ((await withRequestedPath(urls[page], settings)) ??
          withReturnAddress(urls[page], trustOf(settings), urls));
      const isEnded = page === "signIn" && (await isSessionEnded());
      await navigate(settings, clock, isEnded ? withReason(target) : target, options);
    };
  const toReturnAddress =
    (page: "afterSignIn" | "afterSignUp"): Redirect =>
    async (options) => {
      if (environment.world === "browser" && detectLoop(clock.now()))
        return navigate(settings, clock, errorPage(urls, "REDIRECT_LOOP"), options);
      await navigate(
        settings,
        clock,
        (options?.noRedirectBack ? null : returnAddress(trustOf(settings), urls)) ?? urls[page],
        options,
      );
    };
  return {
    ...pageRedirects(to),
    redirectToEmailVerification: (options) =>
      navigate(
        settings,
        clock,
        options?.noRedirectBack
          ? urls.emailVerification
          : keepReturnAddress(urls.emailVerification, trustOf(settings), urls),
        options,
      ),
    redirectToSignIn: withReturn("signIn"),
    redirectToSignUp: withReturn("signUp"),
    redirectToAfterSignIn: toReturnAddress("afterSignIn"),
    redirectToAfterSignUp: toReturnAddress("afterSignUp"),
    redirectToAfterSignOut: to("afterSignOut"),
    redirectToHome: to("home"),
  };
}

/** Adds a query parameter to an address of the app. */
const withParam = (url: string, name: string, value: string): string =>
  `${url}${url.includes("?") ? "&" : "?"}${new URLSearchParams({ [name]: value })}`;

/** The address of the error page for a code. */
const errorPage = ({ error }: HandlerUrls, code: string): string =>
  withParam(error, PAGE_PARAMS.errorCode, code);

const withReason = (signIn: string): string => withParam(signIn, SESSION_ENDED_PARAM, "1");

/** Whether the service ended the session of the page or request, from its cookies. */
export const readSessionEnded = async ({
  settings: { tokenStore },
  scope,
}: Pick<Core, "settings" | "scope">): Promise<boolean> => {
  const isServer = environment.world === "server";
  if (isServer ? tokenStore !== "nextjs-cookie" : tokenStore === null) return false;
  if ((await scope()).session.isEnded) return true;
  // The proxy has removed the cookies of such a session.
  return isServer && (await environment.requestHeader(SESSION_ENDED_HEADER)) !== null;
};

/**
 * On a server only the kit's proxy knows the open page. Its header is untrusted input, so it is
 * checked like any redirect.
 */
async function withRequestedPath(
  target: string,
  { trustedOrigins, urls }: Settings,
): Promise<string | null> {
  const path =
    environment.world === "server" ? await environment.requestHeader(REQUESTED_PATH_HEADER) : null;
  if (path === null || safeRedirect(path, { current: undefined, trustedOrigins: [] }) === null)
    return null;
  // A page on another origin needs an absolute return address.
  const origin = await originOfRequest(trustedOrigins);
  if (origin === null && !target.startsWith("/")) return null;
  return withReturnAddress(
    target,
    { current: new URL(path, origin ?? "http://app.invalid"), trustedOrigins },
    urls,
  );
}
