import type { LoadedClientApp } from "../browser/loaded-client-app.js";
import type { MemberTable } from "../browser/member-tables.js";
import { PAGE_REDIRECTS } from "../browser/page-redirect-names.js";

/** A test compares this table with the loaded app. */
export const APP_MEMBERS: MemberTable<LoadedClientApp["members"]> = {
  calls: [
    "getUser",
    "getSession",
    "signOut",
    "signInWithOAuth",
    "signInWithCredential",
    "signUpWithCredential",
    "signInWithPasskey",
    "signInWithMagicLink",
    "sendMagicLinkEmail",
    "verifyMagicLinkCode",
    "sendForgotPasswordEmail",
    "verifyPasswordResetCode",
    "getPasswordResetDetails",
    "resetPassword",
    "getEmailVerificationDetails",
    "verifyEmail",
    "undoAccountChanges",
    "verifyTeamInvitationCode",
    "acceptTeamInvitation",
    "getTeamInvitationDetails",
    "callOAuthCallback",
    "confirmCliLogin",
    ...PAGE_REDIRECTS,
    "redirectToAfterSignIn",
    "redirectToAfterSignUp",
    "redirectToAfterSignOut",
    "redirectToHome",
  ],
  reads: ["getProject"],
};
