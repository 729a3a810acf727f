import { unstable_rethrow } from "next/navigation.js";
import type { StackServerApp } from "../../app/apps/server-app.js";
import { readFailure } from "../../messages/failure.js";
import { invitationCodeIn } from "../../screens/pages/invitation-ahead.js";
import type { Invited } from "../../screens/pages/screen-props.js";
import type { FoundInvitation } from "../../screens/pages/use-invitation.js";

/**
 * The invitation for a code, so that it is readable before JavaScript has loaded. Undefined if the
 * service cannot be reached or does not show it to signed-out visitors: then the page loads it.
 */
export async function foundInvitation(
  app: Pick<
    StackServerApp<true>,
    "getUser" | "verifyTeamInvitationCode" | "getTeamInvitationDetails"
  >,
  code: string,
): Promise<FoundInvitation | undefined> {
  try {
    const isSignedIn = (await app.getUser()) !== null;
    const checked = isSignedIn ? await app.verifyTeamInvitationCode(code) : undefined;
    const answer = checked?.status === "error" ? checked : await app.getTeamInvitationDetails(code);
    return answer.status === "error"
      ? { failure: readFailure(answer.error) }
      : { details: answer.data };
  } catch (error) {
    unstable_rethrow(error);
    return undefined;
  }
}

/** The invitation to which a visitor returns after signing in or up. */
export async function invitationAhead(
  app: Parameters<typeof foundInvitation>[0] & Pick<StackServerApp<true>, "urls">,
  returnTo: string | undefined,
): Promise<Invited | undefined> {
  const code = invitationCodeIn(returnTo, app.urls.teamInvitation);
  if (code === undefined) return undefined;
  const details = (await foundInvitation(app, code))?.details;
  return details?.recipientEmail
    ? { email: details.recipientEmail, team: details.teamDisplayName }
    : undefined;
}
