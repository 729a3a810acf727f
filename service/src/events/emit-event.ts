import type { WebhookEventType } from "@stackkit/next/protocol/internal";
import type { Database } from "../db/database.js";
import type { Context } from "../http/context.js";
import { insertDeliveries } from "./deliveries-table.js";

/** The endpoint of deliveries through the Svix server, which knows the real ones. */
export const SVIX = "svix:";

/** What a change needs to tell of itself. */
export type EventContext = Pick<Context, "clock" | "settings">;

/**
 * Queues an event for all its endpoints. Pass the transaction of the change, so that both commit
 * together. `data` is the record as a server sees it, in wire form.
 */
export async function emitEvent(
  db: Database,
  { clock, settings }: EventContext,
  projectId: string,
  type: WebhookEventType,
  data: unknown,
): Promise<void> {
  const endpoints = settings.webhooks.filter(
    (endpoint) =>
      (endpoint.projectId ?? projectId) === projectId && (endpoint.events ?? [type]).includes(type),
  );
  const urls = [...(settings.svix ? [SVIX] : []), ...endpoints.map(({ url }) => url)];
  await insertDeliveries(db, {
    projectId,
    urls,
    body: JSON.stringify({ type, data }),
    at: clock.now(),
  });
}
