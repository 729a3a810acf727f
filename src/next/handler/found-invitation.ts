import { unstable_rethrow } from "next/navigation.js";
import type { StackServerApp } from "../../app/apps/server-app.js";
import { readFailure } from "../../messages/failure.js";
import type { FoundInvitation } from "../../screens/pages/use-invitation.js";

/**
 * The invitation for a code, so that it is readable before JavaScript has loaded. Undefined if the
 * service cannot be reached: then the page loads it.
 */
export async function foundInvitation(
  app: Pick<
    StackServerApp<true>,
    "getUser" | "verifyTeamInvitationCode" | "getTeamInvitationDetails"
  >,
  code: string,
): Promise<FoundInvitation | undefined> {
  try {
    if ((await app.getUser()) === null) return undefined;
    const checked = await app.verifyTeamInvitationCode(code);
    const answer = checked.status === "error" ? checked : await app.getTeamInvitationDetails(code);
    return answer.status === "error"
      ? { failure: readFailure(answer.error) }
      : { details: answer.data };
  } catch (error) {
    unstable_rethrow(error);
    return undefined;
  }
}
