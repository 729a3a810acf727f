import { canonicalEmail } from "@stackkit/next/protocol/internal";
import { linkWithCode } from "../../codes/callback-url.js";
import type { CodeData } from "../../codes/code-data.js";
import { createCode } from "../../codes/verification-codes.js";
import type { Database } from "../../db/database.js";
import type { HandlerContext } from "../../http/route.js";
import { codeLifeMillis } from "../../mail/code-life.js";
import { findProfile } from "../member-profiles.js";
import type { Team } from "../teams.js";
import { nameOf } from "./code.js";

/** A picture that can travel with a mail, or that mail programs load without a warning. */
const pictureForMail = (url: string | null | undefined): string =>
  url && /^(?:data|https):/.test(url) ? url : "";

/** Stores an invitation and queues its mail. The transaction must have locked the team. */
export async function createInvitation(
  tx: Database,
  { context, project }: Pick<HandlerContext, "context" | "project">,
  team: Team,
  data: CodeData["team_invitation"],
  callbackUrl: string,
): Promise<{ success: true; id: string }> {
  const { email, inviterId } = data;
  const inviter =
    inviterId === undefined ? undefined : await findProfile(tx, project.id, team.id, inviterId);
  const { id, code } = await createCode(tx, context, {
    projectId: project.id,
    kind: "team_invitation",
    subject: team.id,
    data,
    recipient: canonicalEmail(email),
    lifeMillis: codeLifeMillis(context.settings, "team_invitation"),
  });
  const variables = {
    userDisplayName: "",
    inviterDisplayName: nameOf(inviter) ?? "",
    inviterImageUrl: pictureForMail(inviter?.profileImageUrl),
    teamDisplayName: team.displayName,
    teamImageUrl: pictureForMail(team.profileImageUrl),
    teamInvitationLink: linkWithCode(callbackUrl, code),
  };
  await context.mail.queue(
    { project, type: "team_invitation", to: email, locale: null, variables },
    tx,
  );
  return { success: true, id };
}
