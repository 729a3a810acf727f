import type { Lanes } from "../core/lanes.js";
import { DAY, HOUR } from "../core/time.js";
import { type Attempted, createDeliveryQueue } from "../db/delivery-queue.js";
import type { Sealed } from "../db/tables/columns.js";
import type { Context } from "../http/context.js";
import { type DeliveryFailure, deliver } from "./deliver.js";
import { type Delivery, dropOldFailed, MAX_FAILED_PER_ENDPOINT } from "./deliveries-table.js";
import { isPaused } from "./pauses.js";

/** Wait before the first retry; doubles with each. */
const WEBHOOK_RETRY_BASE_MILLIS = 5000;

const MAX_WEBHOOK_RETRY_WAIT_MILLIS = 6 * HOUR;

/** Age at which an undelivered event is dropped. */
const WEBHOOK_GIVEN_UP_AFTER_MILLIS = 5 * DAY;

/** How long an instance owns a delivery that it attempts. */
const WEBHOOK_CLAIM_MILLIS = 60_000;

type DeliveryContext = Pick<Context, "db" | "clock" | "log" | "background" | "settings" | "vault">;

/** Sends due deliveries. Each endpoint has its own lane. */
export const createDeliveries = (context: DeliveryContext): Lanes =>
  createDeliveryQueue(context, {
    name: "webhooks",
    table: "webhook_deliveries",
    claimMillis: WEBHOOK_CLAIM_MILLIS,
    claimed: { problem: null },
    attempt: (delivery) => attemptDelivery(context, delivery),
  });

async function attemptDelivery(
  context: DeliveryContext,
  delivery: Delivery,
): Promise<Attempted<"webhook_deliveries">> {
  const { db, clock, vault } = context;
  if (await isPaused(db, delivery.project_id, delivery.url)) return wait(delivery, clock.now());
  const startedAt = clock.now();
  const { failure, status, answer } = await deliver(context, delivery);
  if (failure?.isOrphan) return { isSent: undefined, changes: null };
  const now = clock.now();
  const nextAttemptAt = failure ? nextAttempt(delivery, failure, now) : null;
  if (nextAttemptAt === null && failure)
    await dropOldFailed(db, delivery.project_id, delivery.url, MAX_FAILED_PER_ENDPOINT);
  if (failure)
    context.log.warn("a webhook was not delivered", {
      id: delivery.id,
      projectId: delivery.project_id,
      attempt: delivery.attempts + 1,
      problem: failure.problem,
      givenUp: nextAttemptAt === null,
    });
  return {
    isSent: failure === undefined,
    changes: {
      delivered_at: failure ? null : now,
      next_attempt_at: nextAttemptAt,
      problem: failure?.problem ?? null,
      last_status: status ?? null,
      last_millis: now - startedAt,
      last_attempt_at: now,
      last_answer: answer ? (vault.seal(answer) as Sealed) : null,
      // What failed may be sent again by hand. What arrived is the receiver's.
      ...(failure ? {} : { body: typeAlone(delivery) }),
    },
  };
}

/** The endpoint is paused: nothing is sent, and no attempt counts. */
function wait(delivery: Delivery, now: number): Attempted<"webhook_deliveries"> {
  const isOver = now - delivery.created_at >= WEBHOOK_GIVEN_UP_AFTER_MILLIS;
  return {
    isSent: undefined,
    changes: {
      attempts: delivery.attempts,
      problem: delivery.problem,
      next_attempt_at: isOver ? null : now + MAX_WEBHOOK_RETRY_WAIT_MILLIS,
    },
  };
}

const typeAlone = ({ body }: Delivery): string =>
  JSON.stringify({ type: (JSON.parse(body) as { type: unknown }).type });

/** The time of the next attempt; `null` to give up. The wait doubles each time. */
function nextAttempt(
  { attempts, created_at }: Delivery,
  { isFinal }: DeliveryFailure,
  now: number,
): number | null {
  if (isFinal || now - created_at >= WEBHOOK_GIVEN_UP_AFTER_MILLIS) return null;
  return now + Math.min(WEBHOOK_RETRY_BASE_MILLIS * 2 ** attempts, MAX_WEBHOOK_RETRY_WAIT_MILLIS);
}
