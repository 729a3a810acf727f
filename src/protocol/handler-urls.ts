import { DEFAULT_HANDLER_PATH } from "./limits/handler.js";
import { withoutTrailingSlash } from "./trailing-slash.js";

/** The address of each page of an app. Every entry is a path or an absolute URL. */
export interface HandlerUrls {
  /** The path of the handler page. Default: `/handler`. */
  handler: string;
  /** Default: `/`. */
  home: string;
  /**
   * Default: `{handler}/sign-in`. The other pages without a stated default follow the same pattern:
   * the name in kebab case, under the handler.
   */
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
  /** Shows rejections by a provider. */
  error: string;
}

/** The pages under the handler, and their names in the path. */
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

/** Fills in the addresses that an app did not set. */
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

/** The inverse: the addresses that {@link resolveUrls} would not fill in with the same value. */
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
