import { unstable_rethrow } from "next/navigation.js";
import type { StackServerApp } from "../../app/apps/server-app.js";
import { readFailure } from "../../messages/failure.js";
import type { FoundInvitation } from "../../screens/pages/team-invitation.js";

/** What is behind an invitation's code, so that it can be read before JavaScript has loaded. Undefined where the service cannot be asked: then the page asks for itself. */
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
