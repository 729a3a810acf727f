import { insertAuditEntry } from "../../administration/audit-table.js";
import { randomId } from "../../core/random.js";
import { DAY } from "../../core/time.js";
import type { Database } from "../../db/database.js";
import { transact } from "../../db/transact.js";
import { type Endpoint, findEndpoint } from "../../events/endpoints.js";
import { isPaused, pause } from "../../events/pauses.js";
import type { Context } from "../../http/context.js";
import { findProject } from "../../projects/projects.js";
import { listOwners } from "../administrators/list.js";
import { mailAdministrators, plainName } from "../administrators/mails.js";

/** How long an endpoint may fail before it is paused. */
export const FAILING_MILLIS = DAY;
/** Endpoints that one run looks at. The next run looks at the others. */
const MOST_ENDPOINTS = 500;

/** Pauses endpoints that have accepted nothing for a day, and mails it to owners. */
export async function pauseFailing(context: Context): Promise<number> {
  const { db, clock, settings } = context;
  const failing = await db
    .selectFrom("webhook_deliveries")
    .select(["project_id", "url"])
    .select(({ fn }) => [fn.min("created_at").as("since"), fn.max("problem").as("problem")])
    .where("next_attempt_at", "is not", null)
    .where("attempts", ">", 0)
    .where("problem", "is not", null)
    .where("created_at", "<", clock.now() - FAILING_MILLIS)
    // After a day without the service, an endpoint is tried again first.
    .where(({ eb, ref }) => eb("last_attempt_at", ">=", eb(ref("created_at"), "+", FAILING_MILLIS)))
    .groupBy(["project_id", "url"])
    .limit(MOST_ENDPOINTS)
    .execute();
  let paused = 0;
  for (const { project_id: projectId, url, since, problem } of failing) {
    const endpoint = await findEndpoint(db, settings, projectId, url);
    if (!endpoint || (await isPaused(db, projectId, url))) continue;
    if (await hasAccepted(db, projectId, url, Number(since))) continue;
    if (await pauseOne(context, { projectId, endpoint, problem: problem ?? "" })) paused += 1;
  }
  return paused;
}

/** Whether an endpoint has accepted an event since a time. */
async function hasAccepted(
  db: Database,
  projectId: string,
  url: string,
  since: number,
): Promise<boolean> {
  const row = await db
    .selectFrom("webhook_deliveries")
    .select("id")
    .where("project_id", "=", projectId)
    .where("url", "=", url)
    .where("delivered_at", ">=", since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

interface Failing {
  readonly projectId: string;
  readonly endpoint: Endpoint;
  readonly problem: string;
}

const pauseOne = (context: Context, { projectId, endpoint, problem }: Failing): Promise<boolean> =>
  transact(context, async (tx) => {
    const at = context.clock.now();
    const { url } = endpoint;
    if (!(await pause(tx, projectId, endpoint.key, at, true))) return false;
    await insertAuditEntry(tx, {
      id: randomId(),
      projectId,
      at,
      level: "admin",
      operation: "pause webhook",
      subject: "/webhook-endpoints",
      requestId: "pausing",
      actor: undefined,
      ip: null,
      userAgent: null,
      changes: JSON.stringify({ url, isPaused: true }),
    });
    const project = await findProject(tx, projectId);
    if (!project) return true;
    const variables = {
      projectsDisplayName: plainName(project.displayName),
      url,
      problem,
    };
    const owners = await listOwners(tx, projectId);
    await mailAdministrators(context, tx, owners, { type: "webhook_paused", variables });
    return true;
  });
