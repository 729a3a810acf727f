import { sql } from "kysely";
import { randomId } from "../core/random.js";
import type { Database } from "../db/database.js";
import { dropExcess, type Queued } from "../db/delivery-queue.js";
import type { Millis } from "../db/tables/columns.js";

export type Delivery = Queued<"webhook_deliveries">;

export interface DeliveryDraft {
  readonly projectId: string;
  readonly urls: readonly string[];
  readonly body: string;
  readonly at: Millis;
  /** What an update is about; `null` for other events. */
  readonly subject: string | null;
}

/** Unsent events of an endpoint. A further one drops the one that waits longest. */
export const MAX_UNSENT_PER_ENDPOINT = 10_000;

/**
 * Queues an event for each endpoint. An update replaces an earlier one that no attempt has sent.
 * Returns how many events of full queues were dropped.
 */
export async function insertDeliveries(
  db: Database,
  { projectId, urls, body, at, subject }: DeliveryDraft,
): Promise<number> {
  const replaced = subject === null ? [] : await replaceUnsent(db, projectId, subject, body);
  const missing = urls.filter((url) => !replaced.includes(url));
  if (missing.length === 0) return 0;
  let dropped = 0;
  for (const url of missing)
    dropped += await dropExcess(db, "webhook_deliveries", url, MAX_UNSENT_PER_ENDPOINT);
  await db
    .insertInto("webhook_deliveries")
    .values(
      missing.map((url) => ({
        id: randomId(),
        project_id: projectId,
        url,
        body,
        created_at: at,
        attempts: 0,
        next_attempt_at: at,
        delivered_at: null,
        problem: null,
        subject,
      })),
    )
    .execute();
  return dropped;
}

/** Returns the endpoints whose unsent update now has the body. */
async function replaceUnsent(
  db: Database,
  projectId: string,
  subject: string,
  body: string,
): Promise<string[]> {
  const rows = await db
    .updateTable("webhook_deliveries")
    // An attempt that has read the earlier body fails to claim the row.
    .set((set) => ({ body, next_attempt_at: set("next_attempt_at", "+", 1) }))
    .where("project_id", "=", projectId)
    .where("subject", "=", subject)
    .where("attempts", "=", sql.lit(0))
    .where("next_attempt_at", "is not", null)
    .returning("url")
    .execute();
  return rows.map(({ url }) => url);
}

/** Failed events of an endpoint that may be sent again. Older ones go. */
export const MAX_FAILED_PER_ENDPOINT = 10_000;

/** Deletes the oldest failed deliveries of an endpoint above `most`. */
export async function dropOldFailed(
  db: Database,
  projectId: string,
  url: string,
  most: number,
): Promise<void> {
  const first = await db
    .selectFrom("webhook_deliveries")
    .select("created_at")
    .where("project_id", "=", projectId)
    .where("url", "=", url)
    .where("delivered_at", "is", null)
    .where("next_attempt_at", "is", null)
    .orderBy("created_at", "desc")
    .offset(most)
    .limit(1)
    .executeTakeFirst();
  if (!first) return;
  await db
    .deleteFrom("webhook_deliveries")
    .where("project_id", "=", projectId)
    .where("url", "=", url)
    .where("delivered_at", "is", null)
    .where("next_attempt_at", "is", null)
    .where("created_at", "<=", first.created_at)
    .execute();
}

/** A project's deliveries, newest first. */
export const listDeliveries = (
  db: Database,
  projectId: string,
  most: number,
): Promise<Delivery[]> =>
  db
    .selectFrom("webhook_deliveries")
    .selectAll()
    .where("project_id", "=", projectId)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(most)
    .execute();
