import { randomId } from "../core/random.js";
import type { Database } from "../db/database.js";
import type { Queued } from "../db/delivery-queue.js";
import type { Millis } from "../db/tables/columns.js";

export type Delivery = Queued<"webhook_deliveries">;

export interface DeliveryDraft {
  readonly projectId: string;
  readonly urls: readonly string[];
  readonly body: string;
  readonly at: Millis;
}

/** Queues an event for each endpoint. */
export async function insertDeliveries(
  db: Database,
  { projectId, urls, body, at }: DeliveryDraft,
): Promise<void> {
  if (urls.length === 0) return;
  await db
    .insertInto("webhook_deliveries")
    .values(
      urls.map((url) => ({
        id: randomId(),
        project_id: projectId,
        url,
        body,
        created_at: at,
        attempts: 0,
        next_attempt_at: at,
        delivered_at: null,
        problem: null,
      })),
    )
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
