import { HEADERS } from "@stackkit/next/protocol/internal";
import type { Database } from "../../db/database.js";
import type { Project } from "../../db/tables/project-config.js";
import type { Context } from "../../http/context.js";
import { header, type RequestInfo } from "../../http/request-info.js";
import { headerText } from "../../mail/blocks/placeholders.js";
import { withoutLinks } from "../../mail/names.js";
import { senderOf } from "../../mail/sender.js";
import { ALL_PROJECTS, INTERNAL } from "../../projects/project-owners.js";
import { findProject } from "../../projects/projects.js";
import { findVerifiedEmail } from "../../users/credentials.js";
import { describeRequest } from "../../users/notice.js";
import { findUser } from "../../users/user-rows.js";
import { ownOrigin, shownPath } from "../place.js";
import type { Changed, ChangeOfAdministrators } from "./changed.js";

/** How many hear of a change. */
const MOST_MAILS = 50;
const MAX_NAME_LENGTH = 100;

const plain = (name: string): string => withoutLinks(headerText(name, MAX_NAME_LENGTH));

/** The address of a page of the console. */
export const consoleUrl = ({ settings }: Context, info: RequestInfo, path: string): string =>
  `${ownOrigin(info, settings)}${shownPath(settings)}${path}`;

/** What people call an administrator, for mails. */
export async function nameOfAdministrator(db: Database, userId: string): Promise<string> {
  const user = await findUser(db, INTERNAL, userId);
  const email = user?.primaryEmail ?? "an administrator without an address";
  return user?.displayName ? `${plain(user.displayName)} (${email})` : email;
}

/** What a role is for, in words. */
export const scopeWords = (scope: string, project: Project): string =>
  scope === ALL_PROJECTS ? "all projects" : plain(project.displayName);

/** Mails a change to those concerned and to the owners, in its transaction. */
export async function mailChange(
  context: Context,
  tx: Database,
  { info, by, scope, project }: ChangeOfAdministrators,
  { fact, userIds }: Changed<unknown>,
  owners: readonly string[],
): Promise<void> {
  const internal = await findProject(tx, INTERNAL);
  if (!internal) return;
  const words = `${await nameOfAdministrator(tx, by)} ${fact}`;
  const variables = {
    fact: `${words}, for ${scopeWords(scope, project)}`,
    ...describeRequest(context, info, "en"),
    link: consoleUrl(context, info, `/${header(info, HEADERS.projectId) ?? ""}/administrators`),
  };
  for (const userId of [...new Set([...userIds, by, ...owners])].slice(0, MOST_MAILS)) {
    const to = await findVerifiedEmail(tx, INTERNAL, userId);
    if (to === undefined) continue;
    await context.mail.queue(
      { project: internal, type: "administrators_changed", to, locale: "en", variables },
      tx,
    );
  }
}

/** Mails an invitation. Resolves to whether a mail server takes it. */
export async function mailInvitation(
  context: Context,
  tx: Database,
  { by, scope, project }: ChangeOfAdministrators,
  invitation: { readonly email: string; readonly role: string; readonly until: number },
  link: string,
): Promise<boolean> {
  const internal = await findProject(tx, INTERNAL);
  if (!internal) return false;
  await context.mail.queue(
    {
      project: internal,
      type: "administrator_invitation",
      to: invitation.email,
      locale: "en",
      variables: {
        projectsDisplayName: scopeWords(scope, project),
        inviterDisplayName: await nameOfAdministrator(tx, by),
        role: invitation.role,
        until: new Date(invitation.until).toUTCString(),
        link,
      },
    },
    tx,
  );
  const { server, byApp } = senderOf(internal, context.settings, context.vault);
  return server !== undefined || byApp !== undefined;
}
