import type { GroupName } from "../../messages/en.js";
import type { HandlerUrls } from "../../protocol/urls.js";

/** One page under the handler. */
interface Route {
  /** Groups of texts needed in addition to those of every page. */
  readonly texts: readonly GroupName[];
  /** Its entry in the handler's `componentProps`. */
  readonly component: string;
  /** Its entry in the app's URLs. If that is outside the handler, the handler redirects there. */
  readonly url?: keyof HandlerUrls;
}

/** The pages under the handler by path; `screens.tsx` has their components. */
export const ROUTES = {
  "sign-in": { texts: ["signIn"], component: "SignIn", url: "signIn" },
  "sign-up": { texts: ["signIn"], component: "SignUp", url: "signUp" },
  "sign-out": { texts: ["signIn"], component: "SignOut", url: "signOut" },
  "forgot-password": { texts: ["signIn"], component: "ForgotPassword", url: "forgotPassword" },
  "password-reset": { texts: ["signIn"], component: "PasswordReset", url: "passwordReset" },
  "email-verification": {
    texts: ["signIn"],
    component: "EmailVerification",
    url: "emailVerification",
  },
  "magic-link-callback": {
    texts: ["signIn"],
    component: "MagicLinkCallback",
    url: "magicLinkCallback",
  },
  "oauth-callback": { texts: ["signIn"], component: "OAuthCallback", url: "oauthCallback" },
  "account-settings": { texts: ["account", "teams"], component: "AccountSettings" },
  "team-invitation": { texts: ["signIn"], component: "TeamInvitation", url: "teamInvitation" },
  error: { texts: ["signIn"], component: "ErrorPage" },
  "cli-auth-confirm": { texts: ["signIn"], component: "CliAuthConfirmation" },
} as const satisfies Readonly<Record<string, Route>>;

export type RouteName = keyof typeof ROUTES;

const isRoute = (path: string): path is RouteName => Object.hasOwn(ROUTES, path);

/** Other names of pages. The dashes of any page are optional too. */
const ALIASES: Readonly<Record<string, RouteName>> = { login: "sign-in", register: "sign-up" };

/** The result of looking up a path under the handler. */
export type FoundRoute =
  | { readonly route: RouteName; readonly section?: string }
  | { readonly redirect: RouteName };

/** The page whose sections have their own addresses: `account-settings/sessions`. */
const WITH_SECTIONS: RouteName = "account-settings";

/**
 * The page at a path under the handler, `{ redirect }` for an alias, or `undefined` if there is
 * none.
 */
export function findRoute(path: string): FoundRoute | undefined {
  if (isRoute(path)) return { route: path };
  const [page, section, ...more] = path.split("/");
  if (page === WITH_SECTIONS && section && more.length === 0) return { route: page, section };
  const named = Object.hasOwn(ALIASES, path)
    ? ALIASES[path]
    : (Object.keys(ROUTES) as RouteName[]).find((route) => route.replaceAll("-", "") === path);
  return named === undefined ? undefined : { redirect: named };
}
