// Written by `npm run generate` from src/screens/screen-table.ts. Do not edit by hand.

/** The addresses of the pages under the handler. */
export interface PageUrls {
  /** The sign-in page, which returns to the open page. Default: `{handler}/sign-in`. */
  signIn: string;
  /** The sign-up page, which returns to the open page. Default: `{handler}/sign-up`. */
  signUp: string;
  /** The sign-out page, which asks for confirmation. Default: `{handler}/sign-out`. */
  signOut: string;
  /** The page that an email verification link opens. Default: `{handler}/email-verification`. */
  emailVerification: string;
  /** The page that a password reset link opens. Default: `{handler}/password-reset`. */
  passwordReset: string;
  /** The page that sends a password reset link. Default: `{handler}/forgot-password`. */
  forgotPassword: string;
  /** The page that receives callbacks of OAuth providers. Default: `{handler}/oauth-callback`. */
  oauthCallback: string;
  /** The page that a magic link opens. Default: `{handler}/magic-link-callback`. */
  magicLinkCallback: string;
  /** The account settings. Default: `{handler}/account-settings`. */
  accountSettings: string;
  /** The page that an invitation link opens. Default: `{handler}/team-invitation`. */
  teamInvitation: string;
  /** The error page. Default: `{handler}/error`. */
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
} as const satisfies Record<keyof PageUrls, string>;
