import type { Selectable } from "kysely";
import { randomId } from "../core/random.js";
import type { Database } from "../db/database.js";
import type { Millis } from "../db/tables/columns.js";
import type { WebhookDeliveryTable } from "../db/tables/operations.js";

export type Delivery = Selectable<WebhookDeliveryTable>;

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

export const findDelivery = (db: Database, id: string): Promise<Delivery | undefined> =>
  db.selectFrom("webhook_deliveries").selectAll().where("id", "=", id).executeTakeFirst();

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

/** Claims a delivery until `until`. Only one of several instances succeeds. */
export async function claimDelivery(
  db: Database,
  delivery: Delivery,
  until: Millis,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("webhook_deliveries")
    .set({ attempts: delivery.attempts + 1, next_attempt_at: until, problem: null })
    .where("id", "=", delivery.id)
    .where("attempts", "=", delivery.attempts)
    .where("next_attempt_at", "=", delivery.next_attempt_at)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Stores the outcome of an attempt. Without a next attempt the delivery is finished. */
export async function settleDelivery(
  db: Database,
  id: string,
  outcome: { deliveredAt: Millis | null; nextAttemptAt: Millis | null; problem: string | null },
): Promise<void> {
  await db
    .updateTable("webhook_deliveries")
    .set({
      delivered_at: outcome.deliveredAt,
      next_attempt_at: outcome.nextAttemptAt,
      problem: outcome.problem,
    })
    .where("id", "=", id)
    .execute();
}
