import {
  encodeRecord,
  type RecordType,
  type Row,
  WEBHOOK_EVENTS,
  type WebhookEventType,
} from "@stackkit/next/protocol/internal";
import type { Database } from "../db/database.js";
import { afterCommit } from "../db/transact.js";
import type { Context } from "../http/context.js";
import { insertDeliveries } from "./deliveries-table.js";
import { configuredEndpoints } from "./endpoints.js";

/** The endpoint of deliveries through the Svix server, which knows the real ones. */
export const SVIX = "svix:";

/** The endpoint of deliveries to the app's own function. */
export const APP = "app:";

/** What a change needs to tell of itself. */
export type EventContext = Pick<Context, "clock" | "settings" | "storedEndpoints"> &
  Partial<Pick<Context, "log" | "counters" | "sessionActor" | "deliveries">>;

/** Uploaded pictures stay out: they are up to 1 MB, and each change would carry them again. */
const withoutUploads = (key: string, value: unknown): unknown =>
  key.endsWith("image_url") && typeof value === "string" && value.startsWith("data:")
    ? null
    : value;

/** What an update is about; `null` for events that say what happened once. */
const subjectOf = (type: WebhookEventType, { id }: Record<string, unknown>): string | null =>
  type === "user.updated" || type === "team.updated" ? `${type} ${id}` : null;

/** The keys of the endpoints that an event goes to. */
async function listKeys(
  db: Database,
  { settings, storedEndpoints }: EventContext,
  projectId: string,
  type: WebhookEventType,
): Promise<string[]> {
  const configured = configuredEndpoints(settings, projectId);
  const urls = new Set(configured.map(({ url }) => url));
  // An address that the configuration took over later gets each event once.
  const stored = (await storedEndpoints.list(db, projectId)).filter(({ url }) => !urls.has(url));
  const endpoints = [...configured, ...stored].filter(({ events }) =>
    (events ?? [type]).includes(type),
  );
  return [
    ...(settings.functions.onEvent ? [APP] : []),
    ...(settings.svix ? [SVIX] : []),
    ...endpoints.map(({ key }) => key),
  ];
}

/** Wakes the queue of webhooks once others see what `db` has written. */
export function wakeAfter(db: Database, { deliveries }: Pick<EventContext, "deliveries">): void {
  if (deliveries) afterCommit(db, deliveries.wake);
}

/** Whether an event has an endpoint: otherwise its data need not be read. */
export const isHeard = async (
  db: Database,
  context: EventContext,
  projectId: string,
  type: WebhookEventType,
): Promise<boolean> => (await listKeys(db, context, projectId, type)).length > 0;

/**
 * Queues an event for all its endpoints. Pass the transaction of the change, so that both commit
 * together. `row` is sent as a server sees it.
 */
export async function emitEvent<T extends WebhookEventType>(
  db: Database,
  context: EventContext,
  projectId: string,
  type: T,
  row: Row<(typeof WEBHOOK_EVENTS)[T]>,
): Promise<void> {
  const { clock, log, counters, sessionActor: actor } = context;
  const urls = await listKeys(db, context, projectId, type);
  if (urls.length === 0) return;
  const data = encodeRecord<RecordType>(WEBHOOK_EVENTS[type], "server", row);
  const dropped = await insertDeliveries(db, {
    projectId,
    urls,
    body: JSON.stringify({ type, data, actor }, withoutUploads),
    at: clock.now(),
    subject: subjectOf(type, data),
  });
  wakeAfter(db, context);
  if (dropped === 0) return;
  counters?.addDropped("webhooks", dropped);
  log?.warn("a full queue of webhooks dropped events", { projectId, dropped });
}
