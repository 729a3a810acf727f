import { HEADERS } from "@stackkit/next/protocol/internal";
import type { Database } from "../../db/database.js";
import type { Project } from "../../db/tables/project-config.js";
import type { ConsoleMailType } from "../../http/context/mail.js";
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

/** A name that people chose, without links and line ends. */
export const plainName = (name: string): string => withoutLinks(headerText(name, MAX_NAME_LENGTH));

/** The address of a page of the console. */
export const consoleUrl = ({ settings }: Context, info: RequestInfo, path: string): string =>
  `${ownOrigin(info, settings)}${shownPath(settings)}${path}`;

/** What people call an administrator, for mails. */
export async function nameOfAdministrator(db: Database, userId: string): Promise<string> {
  const user = await findUser(db, INTERNAL, userId);
  const email = user?.primaryEmail ?? "an administrator without an address";
  return user?.displayName ? `${plainName(user.displayName)} (${email})` : email;
}

/** What a role is for, in words. */
export const scopeWords = (scope: string, project: Pick<Project, "displayName">): string =>
  scope === ALL_PROJECTS ? "all projects" : plainName(project.displayName);

/** Mails administrators who have a verified address, each once. */
export async function mailAdministrators(
  context: Pick<Context, "mail">,
  tx: Database,
  userIds: readonly string[],
  mail: {
    readonly type: ConsoleMailType;
    readonly variables: Readonly<Record<string, string>>;
  },
): Promise<void> {
  const internal = await findProject(tx, INTERNAL);
  if (!internal) return;
  for (const userId of [...new Set(userIds)].slice(0, MOST_MAILS)) {
    const to = await findVerifiedEmail(tx, INTERNAL, userId);
    if (to !== undefined)
      await context.mail.queue({ ...mail, project: internal, to, locale: "en" }, tx);
  }
}

/** Mails a change to those concerned and to the owners, in its transaction. */
export async function mailChange(
  context: Context,
  tx: Database,
  { info, by, scope, project }: ChangeOfAdministrators,
  { fact, userIds }: Pick<Changed<unknown>, "fact" | "userIds">,
  owners: readonly string[],
): Promise<void> {
  const words = `${await nameOfAdministrator(tx, by)} ${fact}`;
  const projectId = header(info, HEADERS.projectId);
  const variables = {
    fact: `${words}, for ${scopeWords(scope, project)}`,
    ...(await describeRequest(context, info, "en")),
    link: consoleUrl(
      context,
      info,
      projectId ? `/${encodeURIComponent(projectId)}/administrators` : "",
    ),
  };
  const all = [...userIds, by, ...owners];
  await mailAdministrators(context, tx, all, { type: "administrators_changed", variables });
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
