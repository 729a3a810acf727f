import { apiKeys, type Operation, projects } from "@stackkit/next/protocol/internal";
import type { Announcement, SentInputs } from "../api/handle-operation.js";
import type { ConsoleMailType } from "../http/context/mail.js";
import type { Context } from "../http/context.js";
import type { RequestInfo } from "../http/request-info.js";
import { describeRequest } from "../users/notice.js";
import { listOwners } from "./administrators/list.js";
import {
  consoleUrl,
  mailAdministrators,
  nameOfAdministrator,
  plainName,
} from "./administrators/mails.js";
import type { Entered } from "./enter.js";

/** A change of which the owners hear. */
interface Told {
  readonly type: ConsoleMailType;
  /** What was done, after the name of the administrator and before that of the project. */
  readonly fact: string;
  /** The view of the console that shows more. */
  readonly view: string;
}

/** What owners are told of an operation, which outlives the administrator who calls it. */
function toldOf(operation: Operation, { body }: SentInputs): Told | undefined {
  if (operation === projects.delete)
    return { type: "project_deleted", fact: "deleted the project", view: "" };
  if (operation !== apiKeys.create) return undefined;
  const kind =
    body.hasSuperSecretAdminKey === true ? "super secret admin key" : "secret server key";
  // Publishable keys are in every browser.
  if (body.hasSuperSecretAdminKey !== true && body.hasSecretServerKey !== true) return undefined;
  const fact = `made a ${kind} “${plainName(String(body.description))}” for`;
  return { type: "project_key_created", fact, view: "/keys" };
}

/** Mails a change to the owners and to who made it, in its transaction. */
export async function announcementOf(
  context: Context,
  info: RequestInfo,
  { session, project }: Pick<Entered, "session" | "project">,
  operation: Operation,
  sent: SentInputs,
): Promise<Announcement> {
  const told = toldOf(operation, sent);
  if (!told) return undefined;
  const by = session.userId;
  // With the project go the roles in it.
  const owners = await listOwners(context.db, project.id);
  return async (tx) => {
    const { type, fact, view } = told;
    const variables = {
      fact: `${await nameOfAdministrator(tx, by)} ${fact} ${plainName(project.displayName)}`,
      ...(await describeRequest(context, info, "en")),
      link: consoleUrl(context, info, view && `/${project.id}${view}`),
    };
    await mailAdministrators(context, tx, [by, ...owners], { type, variables });
  };
}
