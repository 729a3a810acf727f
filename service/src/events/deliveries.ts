import { createLanes, type Lanes } from "../core/lanes.js";
import {
  LANE_AT_ONCE,
  MAX_WEBHOOK_RETRY_WAIT_MILLIS,
  WEBHOOK_CLAIM_MILLIS,
  WEBHOOK_GIVEN_UP_AFTER_MILLIS,
  WEBHOOK_POLL_MILLIS,
  WEBHOOK_RETRY_BASE_MILLIS,
} from "../core/limits.js";
import { listDueOfLanes, nextDueAt } from "../db/due-lanes.js";
import type { Context } from "../http/context.js";
import { type DeliveryFailure, deliver } from "./deliver.js";
import { claimDelivery, type Delivery, findDelivery, settleDelivery } from "./deliveries-table.js";

type DeliveryContext = Pick<Context, "db" | "clock" | "log" | "background" | "settings">;

/** Sends due deliveries; `undefined` without endpoints. Each endpoint has its own lane. */
export function createDeliveries(context: DeliveryContext): Lanes | undefined {
  const { db, settings } = context;
  if (settings.webhooks.length === 0 && !settings.svix) return undefined;
  return createLanes(context, {
    name: "webhooks",
    pollMillis: WEBHOOK_POLL_MILLIS,
    listDue: (now) => listDueOfLanes(db, "webhook_deliveries", now, LANE_AT_ONCE),
    nextDueAt: (now) => nextDueAt(db, "webhook_deliveries", now),
    attempt: ({ id }) => attemptDelivery(context, id),
  });
}

async function attemptDelivery(context: DeliveryContext, id: string): Promise<boolean | undefined> {
  const { db, clock, log } = context;
  const delivery = await findDelivery(db, id);
  if (!delivery || !isDue(delivery, clock.now())) return undefined;
  if (!(await claimDelivery(db, delivery, clock.now() + WEBHOOK_CLAIM_MILLIS))) return undefined;
  const failure = await deliver(context, delivery);
  const now = clock.now();
  const nextAttemptAt = failure ? nextAttempt(delivery, failure, now) : null;
  if (failure)
    log.warn("a webhook was not delivered", {
      id,
      projectId: delivery.project_id,
      attempt: delivery.attempts + 1,
      problem: failure.problem,
      givenUp: nextAttemptAt === null,
    });
  await settleDelivery(db, id, {
    deliveredAt: failure ? null : now,
    nextAttemptAt,
    problem: failure?.problem ?? null,
  });
  return failure === undefined;
}

/** Another instance may have claimed it in the meantime. */
const isDue = ({ next_attempt_at }: Delivery, now: number): boolean =>
  next_attempt_at !== null && next_attempt_at <= now;

/** The time of the next attempt; `null` to give up. The wait doubles each time. */
function nextAttempt(
  { attempts, created_at }: Delivery,
  { isFinal }: DeliveryFailure,
  now: number,
): number | null {
  if (isFinal || now - created_at >= WEBHOOK_GIVEN_UP_AFTER_MILLIS) return null;
  return now + Math.min(WEBHOOK_RETRY_BASE_MILLIS * 2 ** attempts, MAX_WEBHOOK_RETRY_WAIT_MILLIS);
}
