// Written by `npm run generate` from src/screens/screen-table.ts. Do not edit by hand.

import type { PageUrls } from "../../protocol/handler-pages.js";
import type { Redirect } from "./navigate.js";

/** The redirects to the pages under the handler. */
export interface PageRedirects {
  /** To the sign-in page, which returns to the open page. */
  redirectToSignIn: Redirect;
  /** To the sign-up page, which returns to the open page. */
  redirectToSignUp: Redirect;
  /** To the sign-out page, which asks for confirmation. */
  redirectToSignOut: Redirect;
  /** To the page that an email verification link opens. */
  redirectToEmailVerification: Redirect;
  /** To the page that a password reset link opens. */
  redirectToPasswordReset: Redirect;
  /** To the page that sends a password reset link. */
  redirectToForgotPassword: Redirect;
  /** To the page that receives callbacks of OAuth providers. */
  redirectToOAuthCallback: Redirect;
  /** To the page that a magic link opens. */
  redirectToMagicLinkCallback: Redirect;
  /** To the account settings. */
  redirectToAccountSettings: Redirect;
  /** To the page that an invitation link opens. */
  redirectToTeamInvitation: Redirect;
  /** To the error page. */
  redirectToError: Redirect;
}

/** Creates them from a redirect to one page. */
export const pageRedirects = (to: (page: keyof PageUrls) => Redirect): PageRedirects => ({
  redirectToSignIn: to("signIn"),
  redirectToSignUp: to("signUp"),
  redirectToSignOut: to("signOut"),
  redirectToEmailVerification: to("emailVerification"),
  redirectToPasswordReset: to("passwordReset"),
  redirectToForgotPassword: to("forgotPassword"),
  redirectToOAuthCallback: to("oauthCallback"),
  redirectToMagicLinkCallback: to("magicLinkCallback"),
  redirectToAccountSettings: to("accountSettings"),
  redirectToTeamInvitation: to("teamInvitation"),
  redirectToError: to("error"),
});
