import type { GroupName } from "../../messages/en.js";
import type { HandlerUrls } from "../../protocol/urls.js";

/** One page under the handler. */
interface Route {
  /** The groups of texts that it needs beside those that every page has. */
  readonly texts: readonly GroupName[];
  /** Its entry in the handler's `componentProps`. */
  readonly component: string;
  /** Its entry in the app's URLs. Where that leads out of the handler, the handler sends people there. */
  readonly url?: keyof HandlerUrls;
}

/** The pages under the handler by their path. What each shows is in `screens.tsx`. */
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

/** Other names of pages. Any page may also be written without its dashes. */
const ALIASES: Readonly<Record<string, RouteName>> = { login: "sign-in", register: "sign-up" };

/** What a path under the handler names. */
export type FoundRoute =
  | { readonly route: RouteName; readonly section?: string }
  | { readonly redirect: RouteName };

/** The page of which parts have addresses of their own: `account-settings/sessions`. */
const WITH_SECTIONS: RouteName = "account-settings";

/** The page of a path under the handler, `{ redirect }` where the path is another name of a page, `undefined` where there is none. */
export function findRoute(path: string): FoundRoute | undefined {
  if (isRoute(path)) return { route: path };
  const [page, section, ...more] = path.split("/");
  if (page === WITH_SECTIONS && section && more.length === 0) return { route: page, section };
  const named = Object.hasOwn(ALIASES, path)
    ? ALIASES[path]
    : (Object.keys(ROUTES) as RouteName[]).find((route) => route.replaceAll("-", "") === path);
  return named === undefined ? undefined : { redirect: named };
}
