// Written by `npm run generate` from src/screens/screen-table.ts. Do not edit by hand.

import type { PageRedirects } from "../navigation/page-redirects.js";

/** Without their functions, which load on first use. */
export const PAGE_REDIRECTS: readonly (keyof PageRedirects)[] = [
  "redirectToSignIn",
  "redirectToSignUp",
  "redirectToSignOut",
  "redirectToEmailVerification",
  "redirectToPasswordReset",
  "redirectToForgotPassword",
  "redirectToOAuthCallback",
  "redirectToMagicLinkCallback",
  "redirectToAccountSettings",
  "redirectToTeamInvitation",
  "redirectToError",
];
