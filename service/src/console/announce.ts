import {
  apiKeys,
  emailTemplates,
  jobs,
  type Operation,
  projects,
  users,
  webhookEndpoints,
} from "@stackkit/next/protocol/internal";
import { findJob, showJob } from "../administration/jobs/table.js";
import type { Announcement, SentInputs } from "../api/handle-operation.js";
import { hashOf } from "../core/random.js";
import type { Project } from "../db/tables/project-config.js";
import type { ConsoleMailType } from "../http/context/mail.js";
import type { Context } from "../http/context.js";
import type { RequestInfo } from "../http/request-info.js";
import { countInHour } from "../limits/counters.js";
import { INTERNAL } from "../projects/project-owners.js";
import { describeRequest } from "../users/notice.js";
import { listOwners } from "./administrators/list.js";
import {
  consoleUrl,
  mailAdministrators,
  nameOfAdministrator,
  plainName,
} from "./administrators/mails.js";
import type { Entered } from "./enter.js";
import { namesOwner } from "./rules.js";

/** Calls of one operation, by one administrator in one project, that are mailed in an hour. */
export const MAX_ANNOUNCEMENTS = 10;

/** A change of which the owners hear. */
interface Told {
  readonly type: ConsoleMailType;
  /** What was done, after the name of the administrator and before that of the project. */
  readonly fact: string;
  /** The view of the console that shows more. */
  readonly view: string;
  /** Where data go from now on. */
  readonly url?: string;
  /** How many are mailed in an hour. Default: {@link MAX_ANNOUNCEMENTS}. */
  readonly most?: number;
}

/** An administrator's call. */
interface Made extends SentInputs {
  readonly context: Pick<Context, "db">;
  readonly project: Pick<Project, "id">;
  readonly by: string;
}

type Tell = (made: Made) => Told | undefined | Promise<Told | undefined>;

/**
 * What a thief with the session of an administrator does to keep access or data, or to destroy them.
 * It outlives the session, so the owners hear of it.
 */
const TOLD: ReadonlyMap<Operation, Tell> = new Map<Operation, Tell>([
  [projects.delete, () => ({ type: "project_deleted", fact: "deleted the project", view: "" })],
  [apiKeys.create, tellOfKeys],
  [users.create, tellOfOwner],
  [users.update, tellOfOwner],
  [
    users.delete,
    ({ project: { id } }) =>
      id === INTERNAL
        ? { type: "administrators_changed", fact: "deleted an account of", view: "/administrators" }
        : undefined,
  ],
  [jobs.create, tellOfJob],
  [jobs.link, tellOfDownload],
  [projects.update, tellOfSettings],
  // People save often while they write.
  [
    emailTemplates.update,
    () => ({
      type: "mail_routes_changed",
      fact: "changed the words of emails of",
      view: "/mail",
      most: 1,
    }),
  ],
  [webhookEndpoints.create, tellOfEndpoint("added a webhook endpoint to")],
  [
    webhookEndpoints.change,
    (made) => {
      if (made.body.url !== undefined) return tellOfEndpoint("moved a webhook endpoint of")(made);
      return made.body.isEnabled === true
        ? tellOfEndpoint("turned on a webhook endpoint of")(made)
        : undefined;
    },
  ],
  [webhookEndpoints.rollSecret, tellOfEndpoint("made a new secret for a webhook endpoint of")],
]);

function tellOfOwner({ body, project }: Made): Told | undefined {
  if (!namesOwner(body, project)) return undefined;
  const fact = "changed metadata that say which projects a user owns, in";
  return { type: "administrators_changed", fact, view: "/administrators" };
}

function tellOfKeys({ body }: Made): Told | undefined {
  const kind =
    body.hasSuperSecretAdminKey === true ? "super secret admin key" : "secret server key";
  // Publishable keys are in every browser.
  if (body.hasSuperSecretAdminKey !== true && body.hasSecretServerKey !== true) return undefined;
  const fact = `made a ${kind} “${plainName(String(body.description))}” for`;
  return { type: "project_key_created", fact, view: "/keys" };
}

function tellOfJob({ body: { kind, hasHashes } }: Made): Told | undefined {
  if (kind === "delete")
    return { type: "users_deletion_started", fact: "started to delete users of", view: "/jobs" };
  if (kind === "export-audit") return tellOfFile("exported the audit of");
  return kind === "export" ? tellOfFile(`exported ${usersOf(hasHashes)}`) : undefined;
}

/** Of an export of their own, the owners heard when it began. */
async function tellOfDownload({ context, project, params, by }: Made): Promise<Told | undefined> {
  const job = await findJob(context.db, project.id, params.job_id ?? "");
  if (!job || job.actor_id === by) return undefined;
  const { kind, hasHashes } = showJob(job);
  return tellOfFile(
    `downloaded an export of ${kind === "export-audit" ? "the audit of" : usersOf(hasHashes)}`,
  );
}

const usersOf = (hasHashes: unknown): string =>
  hasHashes === true ? "users with the hashes of their passwords of" : "users of";

const tellOfFile = (fact: string): Told => ({ type: "users_exported", fact, view: "/jobs" });

function tellOfSettings({ body }: Made): Told | undefined {
  const config = (body.config ?? {}) as Readonly<Record<string, unknown>>;
  const { emailConfig, domains, oauthProviders } = config;
  const changed = [
    ...(emailConfig === undefined ? [] : ["the mail server"]),
    ...(domains === undefined ? [] : ["the trusted domains"]),
    // One of a thief's own vouches for any address.
    ...(oauthProviders === undefined ? [] : ["the sign-in providers"]),
  ];
  if (changed.length === 0) return undefined;
  const view = emailConfig === undefined ? "/sign-in" : "/mail";
  return { type: "mail_routes_changed", fact: `changed ${changed.join(" and ")} of`, view };
}

function tellOfEndpoint(fact: string): Tell {
  return ({ body: { url } }) => ({
    type: "webhook_endpoint_changed",
    fact,
    view: "/webhooks",
    ...(url === undefined ? {} : { url: String(url) }),
  });
}

/** Mails a change to the owners and to who made it, in its transaction. */
export async function announcementOf(
  context: Context,
  info: RequestInfo,
  { session, project }: Pick<Entered, "session" | "project">,
  operation: Operation,
  sent: SentInputs,
): Promise<Announcement> {
  const by = session.userId;
  const told = await TOLD.get(operation)?.({ ...sent, context, project, by });
  if (!told) return undefined;
  const { type, fact, view, url = "", most = MAX_ANNOUNCEMENTS } = told;
  const { method, path } = operation;
  // With the project go the roles in it.
  const owners = await listOwners(context.db, project.id);
  return async (tx) => {
    // Counted apart by operation, project and administrator, so that one flood hides no other change.
    const key = hashOf(["announcement", method, path, project.id, by].join("\n"));
    if (context.settings.rateLimits && (await countInHour(tx, key, context.clock.now())) > most)
      return;
    const variables = {
      fact: `${await nameOfAdministrator(tx, by)} ${fact} ${plainName(project.displayName)}`,
      ...(await describeRequest(context, info, "en")),
      url,
      link: consoleUrl(context, info, view && `/${project.id}${view}`),
    };
    await mailAdministrators(context, tx, [by, ...owners], { type, variables });
  };
}
