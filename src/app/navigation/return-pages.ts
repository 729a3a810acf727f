// Written by `npm run generate` from src/screens/screen-table.ts. Do not edit by hand.

import type { PageUrls } from "../../protocol/handler-pages.js";

/** Pages that are never a return address, since they redirect onwards or sign out. */
export const EXCLUDED_RETURN_PAGES = [
  "signIn",
  "signUp",
  "signOut",
  "passwordReset",
  "forgotPassword",
  "oauthCallback",
  "magicLinkCallback",
  "error",
] as const satisfies (keyof PageUrls)[];

/** Handler pages that can be a destination. All others lead back to sign-in or out of the app. */
export const RETURNABLE_HANDLER_PATHS =
  /^(email-verification|account-settings|team-invitation|cli-auth-confirm)(\/|$)/;
