import type { WebhookEventType } from "@stackkit/next/protocol";
import type { Database } from "../db/database.js";
import { insertDeliveries } from "../db/queries/projects/webhooks.js";
import type { Context } from "../runtime/context.js";

/** Where a delivery goes that the Svix server is to make: it knows the endpoints, and the service does not. */
export const SVIX = "svix:";

/**
 * Notes an event for everyone who hears of it. Given the transaction of the change, the event is told if and only if
 * the change happens. `data` is the record as a server sees it, in wire form.
 */
export async function emitEvent(
  db: Database,
  { clock, settings }: Context,
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
