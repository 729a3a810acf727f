import type { PageRedirects } from "../app/navigation/page-redirects.js";
import type { GroupName, TextKey } from "../messages/text-groups.js";
import type { PageUrls } from "../protocol/handler-pages.js";
import type { ScreenActions } from "./pages/screen-props.js";

/** Chunks under webpack. `own` is a chunk of its own. */
export type Chunk = "own" | "stk-forms" | "stk-linked" | "stk-pages" | "stk-user";

/** What the server reads for a page, besides the user and the project. */
export type PageData = "invitation" | "invitation-ahead" | "navigation" | "teams";

type TitleKey = {
  [G in GroupName]: readonly [group: G, key: TextKey<G>];
}[GroupName];

/** One page under the handler. `npm run generate` writes everything that follows from it. */
export interface ScreenRow {
  /** What the page is, for documentation: redirects go "to" it. */
  readonly about: string;
  /** The text that is the document's title, and its group. */
  readonly title: TitleKey;
  /** Its component, which is also its entry in the handler's `componentProps`. */
  readonly component: string;
  /** Options of the component, for documentation. */
  readonly options?: string;
  /** The component's module under `src/screens/`. */
  readonly module: string;
  readonly chunk: Chunk;
  /** The chunk of the component that the package exports. Without it, there is no export. */
  readonly exported?: Chunk;
  /** Other paths that lead to the page. The dashes of any path are optional too. */
  readonly aliases?: readonly string[];
  /** Its key in the app's URLs. If that is outside the handler, the handler redirects there. */
  readonly url?: keyof PageUrls;
  /** Whether the handler shows it even if the app's URLs put it elsewhere. */
  readonly alwaysShown?: true;
  /** The app's function that redirects to it. */
  readonly redirect?: keyof PageRedirects;
  /**
   * Without `user` the page makes no user request. Forms wait for a needed `project`, but not for
   * the `appName`, which only makes texts clearer.
   */
  readonly needs: readonly ("user" | "project" | "appName")[];
  /** Whether people with nothing to do there go to the after-sign-in or after-sign-up page. */
  readonly redirectsDone?: true;
  /** Whether signing in may return to it. The others lead back to sign-in or out of the app. */
  readonly returnable?: true;
  /** Whether its sections have their own addresses: `account-settings/sessions`. */
  readonly sections?: true;
  readonly data?: PageData;
  /** The forms that work without JavaScript. The page carries no other server actions. */
  readonly actions: readonly (keyof ScreenActions)[];
}

/** The pages under the handler by path. */
export const SCREENS = {
  "sign-in": {
    about: "the sign-in page, which returns to the open page",
    title: ["signIn", "signIn.submit"],
    component: "SignIn",
    options: "`layout`, `firstTab`, `extraInfo` and others",
    module: "pages/sign-in",
    chunk: "own",
    exported: "stk-forms",
    aliases: ["login"],
    url: "signIn",
    redirect: "redirectToSignIn",
    needs: ["user", "project"],
    redirectsDone: true,
    actions: ["signIn", "magicLink", "oauth"],
  },
  "sign-up": {
    about: "the sign-up page, which returns to the open page",
    title: ["signIn", "signUp.submit"],
    component: "SignUp",
    options: "`firstTab`, `extraInfo` and others",
    module: "pages/sign-up",
    chunk: "own",
    exported: "stk-forms",
    aliases: ["register"],
    url: "signUp",
    redirect: "redirectToSignUp",
    needs: ["user", "project"],
    redirectsDone: true,
    data: "invitation-ahead",
    actions: ["signUp", "magicLink", "oauth"],
  },
  "sign-out": {
    about: "the sign-out page, which asks for confirmation",
    title: ["pages", "signOut.submit"],
    component: "SignOut",
    module: "pages/sign-out",
    chunk: "stk-pages",
    url: "signOut",
    redirect: "redirectToSignOut",
    needs: ["user"],
    data: "navigation",
    actions: ["signOut"],
  },
  "email-verification": {
    about: "the page that an email verification link opens",
    title: ["pages", "verify.title"],
    component: "EmailVerification",
    module: "pages/email-verification",
    chunk: "stk-pages",
    exported: "stk-linked",
    url: "emailVerification",
    redirect: "redirectToEmailVerification",
    needs: ["user", "appName"],
    redirectsDone: true,
    returnable: true,
    actions: ["emailVerification"],
  },
  "password-reset": {
    about: "the page that a password reset link opens",
    title: ["pages", "reset.title"],
    component: "PasswordReset",
    module: "pages/password-reset",
    chunk: "stk-pages",
    exported: "stk-linked",
    url: "passwordReset",
    redirect: "redirectToPasswordReset",
    needs: [],
    actions: ["passwordReset"],
  },
  "forgot-password": {
    about: "the page that sends a password reset link",
    title: ["pages", "forgot.title"],
    component: "ForgotPassword",
    module: "pages/forgot-password",
    chunk: "stk-pages",
    exported: "stk-forms",
    url: "forgotPassword",
    redirect: "redirectToForgotPassword",
    needs: ["appName"],
    actions: ["forgotPassword"],
  },
  "oauth-callback": {
    about: "the page that receives callbacks of OAuth providers",
    title: ["signIn", "signIn.submit"],
    component: "OAuthCallback",
    module: "pages/oauth-callback",
    chunk: "stk-pages",
    url: "oauthCallback",
    redirect: "redirectToOAuthCallback",
    needs: [],
    actions: [],
  },
  "magic-link-callback": {
    about: "the page that a magic link opens",
    title: ["pages", "magicLink.title"],
    component: "MagicLinkCallback",
    module: "pages/magic-link-callback",
    chunk: "stk-pages",
    url: "magicLinkCallback",
    redirect: "redirectToMagicLinkCallback",
    needs: ["user", "appName"],
    actions: ["magicLinkCallback"],
  },
  "account-settings": {
    about: "the account settings",
    title: ["account", "account.title"],
    component: "AccountSettings",
    options: "`extraItems` adds sections",
    module: "account-settings/account-settings",
    chunk: "own",
    exported: "own",
    url: "accountSettings",
    alwaysShown: true,
    redirect: "redirectToAccountSettings",
    needs: ["user"],
    returnable: true,
    sections: true,
    data: "teams",
    actions: [],
  },
  "team-invitation": {
    about: "the page that an invitation link opens",
    title: ["pages", "invitation.signInTitle"],
    component: "TeamInvitation",
    module: "pages/team-invitation",
    chunk: "stk-pages",
    exported: "stk-linked",
    url: "teamInvitation",
    redirect: "redirectToTeamInvitation",
    needs: ["user", "appName"],
    returnable: true,
    data: "invitation",
    actions: ["teamInvitation"],
  },
  error: {
    about: "the error page",
    title: ["pages", "errorPage.title"],
    component: "ErrorPage",
    module: "pages/error-page",
    chunk: "stk-pages",
    url: "error",
    alwaysShown: true,
    redirect: "redirectToError",
    needs: [],
    actions: [],
  },
  "not-me": {
    about: "the page that undoes a change of an account, from a notice about it",
    title: ["pages", "objection.title"],
    component: "Objection",
    module: "pages/objection",
    chunk: "stk-pages",
    needs: [],
    actions: ["objection"],
  },
  "cli-auth-confirm": {
    about: "the page that a command-line sign-in opens",
    title: ["pages", "cli.title"],
    component: "CliAuthConfirmation",
    module: "pages/cli-auth-confirm",
    chunk: "stk-pages",
    needs: ["user"],
    returnable: true,
    actions: ["cliAuthConfirm"],
  },
} as const satisfies Readonly<Record<string, ScreenRow>>;

/** The name of a page of the handler. */
export type RouteName = keyof typeof SCREENS;
