import { DEFAULT_HANDLER_PATH } from "./limits/handler.js";
import { withoutTrailingSlash } from "./trailing-slash.js";

/** Where each page of an app is. Every entry is a path or an absolute URL. */
export interface HandlerUrls {
  /** Where the handler page stands. Default: `/handler`. */
  handler: string;
  /** Default: `/`. */
  home: string;
  /** Default: `{handler}/sign-in`. So are all others without a default of their own: the name with dashes, under the handler. */
  signIn: string;
  signUp: string;
  signOut: string;
  /** Default: `home`. */
  afterSignIn: string;
  /** Default: `afterSignIn`. */
  afterSignUp: string;
  /** Default: `home`. */
  afterSignOut: string;
  emailVerification: string;
  passwordReset: string;
  forgotPassword: string;
  oauthCallback: string;
  magicLinkCallback: string;
  accountSettings: string;
  teamInvitation: string;
  /** Where a provider's refusals are shown. */
  error: string;
}

/** The pages that stand under the handler, and the name of each in the path. */
export const HANDLER_PAGES = {
  signIn: "sign-in",
  signUp: "sign-up",
  signOut: "sign-out",
  emailVerification: "email-verification",
  passwordReset: "password-reset",
  forgotPassword: "forgot-password",
  oauthCallback: "oauth-callback",
  magicLinkCallback: "magic-link-callback",
  accountSettings: "account-settings",
  teamInvitation: "team-invitation",
  error: "error",
} as const satisfies Partial<Record<keyof HandlerUrls, string>>;

/** Fills in the places that an app did not name. */
export function resolveUrls(named: Readonly<Partial<HandlerUrls>> = {}): HandlerUrls {
  const handler = withoutTrailingSlash(named.handler ?? DEFAULT_HANDLER_PATH);
  const pages = Object.fromEntries(
    Object.entries(HANDLER_PAGES).map(([name, path]) => [name, `${handler}/${path}`]),
  ) as Record<keyof typeof HANDLER_PAGES, string>;
  const given = Object.fromEntries(Object.entries(named).filter(([, url]) => url !== undefined));
  const home = named.home ?? "/";
  const afterSignIn = named.afterSignIn ?? home;
  return {
    ...pages,
    home,
    afterSignIn,
    afterSignUp: named.afterSignUp ?? afterSignIn,
    afterSignOut: named.afterSignOut ?? home,
    ...given,
    handler,
  };
}

/** The other direction: the places that {@link resolveUrls} would not fill in by itself. */
export function namedUrls(urls: HandlerUrls): Partial<HandlerUrls> {
  const { handler, home, afterSignIn } = urls;
  const filled: HandlerUrls = {
    ...resolveUrls({ handler, home, afterSignIn }),
    handler: DEFAULT_HANDLER_PATH,
    home: "/",
    afterSignIn: home,
  };
  return Object.fromEntries(
    (Object.keys(urls) as (keyof HandlerUrls)[])
      .filter((page) => urls[page] !== filled[page])
      .map((page) => [page, urls[page]]),
  );
}
