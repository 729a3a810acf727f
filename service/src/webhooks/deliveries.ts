import {
  WEBHOOK_BATCH,
  WEBHOOK_CLAIM_MILLIS,
  WEBHOOK_GIVEN_UP_AFTER_MILLIS,
  WEBHOOK_POLL_MILLIS,
  WEBHOOK_RETRY_BASE_MILLIS,
  WEBHOOK_RETRY_WAIT_AT_MOST_MILLIS,
} from "../core/limits.js";
import {
  claimDelivery,
  type Delivery,
  listDueDeliveries,
  settleDelivery,
} from "../db/queries/webhooks.js";
import type { Context } from "../runtime/context.js";
import { type DeliveryFailure, deliver } from "./deliver.js";

type DeliveryContext = Pick<Context, "db" | "clock" | "log" | "background" | "settings">;

/** Delivers what is due, as long as the service runs. Any number of instances may do so on one database. */
export function startDeliveries(context: DeliveryContext): void {
  const { clock, background, log, settings } = context;
  if (settings.webhooks.length === 0 && !settings.svix) return;
  background.run("webhooks", async () => {
    while (!background.stopping.aborted) {
      try {
        const due = await listDueDeliveries(context.db, clock.now(), WEBHOOK_BATCH);
        await Promise.all(due.map((delivery) => tryDelivery(context, delivery)));
        if (due.length > 0) continue;
      } catch (error) {
        log.error("the webhooks could not be read", { error });
      }
      await clock.wait(WEBHOOK_POLL_MILLIS, background.stopping).catch(() => {});
    }
  });
}

async function tryDelivery(context: DeliveryContext, delivery: Delivery): Promise<void> {
  const { db, clock, log } = context;
  if (!(await claimDelivery(db, delivery, clock.now() + WEBHOOK_CLAIM_MILLIS))) return;
  const failure = await deliver(context, delivery);
  const now = clock.now();
  const nextAttemptAt = failure ? nextTry(delivery, failure, now) : null;
  if (failure)
    log.warn("a webhook was not delivered", {
      id: delivery.id,
      projectId: delivery.project_id,
      attempt: delivery.attempts + 1,
      problem: failure.problem,
      givenUp: nextAttemptAt === null,
    });
  await settleDelivery(db, delivery.id, {
    deliveredAt: failure ? null : now,
    nextAttemptAt,
    problem: failure?.problem ?? null,
  });
}

/** When to try again; `null`: never. Each wait is twice the one before. */
function nextTry(
  { attempts, created_at }: Delivery,
  { isFinal }: DeliveryFailure,
  now: number,
): number | null {
  if (isFinal || now - created_at >= WEBHOOK_GIVEN_UP_AFTER_MILLIS) return null;
  return (
    now + Math.min(WEBHOOK_RETRY_BASE_MILLIS * 2 ** attempts, WEBHOOK_RETRY_WAIT_AT_MOST_MILLIS)
  );
}
