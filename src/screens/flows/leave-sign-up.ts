import { invitationCodeIn } from "../pages/invitation-ahead.js";
import { isOfOwnService } from "../provider/own-service.js";
import type { ScreenApp } from "../provider/screen-app.js";

/** The members of an app that a sign-up by password leaves its page with. */
type Leaving = Pick<
  ScreenApp,
  "urls" | "getProject" | "redirectToAfterSignUp" | "redirectToEmailVerification"
>;

/**
 * Leaves the sign-up page for the one that asks for the six digits of the mail. Goes on without it
 * to an invitation, to an app with a verification page of its own, and with the hosted service,
 * which mails no digits.
 */
export async function leaveSignUp(
  app: Leaving,
  returnTo: string | null | undefined,
): Promise<void> {
  const { emailVerification, handler, teamInvitation } = app.urls;
  const waits =
    emailVerification.startsWith(`${handler}/`) &&
    invitationCodeIn(returnTo, teamInvitation) === undefined &&
    isOfOwnService(await app.getProject());
  await (waits
    ? app.redirectToEmailVerification({ replace: true })
    : app.redirectToAfterSignUp({ replace: true }));
}
