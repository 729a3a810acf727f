import {
  decodeRecord,
  type RecordType,
  WEBHOOK_EVENTS,
  type WebhookEventType,
} from "@stackkit/next/protocol/internal";
import { WEBHOOK_TIMEOUT_MILLIS } from "../core/limits.js";
import { outgoing } from "../core/outgoing.js";
import { withinDeadline } from "../core/within-deadline.js";
import type { Context } from "../http/context.js";
import type { AppEvent } from "../settings/app-functions.js";
import type { Delivery } from "./deliveries-table.js";
import { APP, SVIX } from "./emit-event.js";
import { findEndpoint } from "./endpoints.js";
import { sendBySvix } from "./svix.js";

/** Characters stored of an answer, which may be a long page. */
export const MAX_ANSWER_LENGTH = 2000;

/** Characters stored of an endpoint's failure. */
const MAX_WEBHOOK_PROBLEM_LENGTH = 300;

/** How long a function of the app may take for one event. */
const APP_TIMEOUT_MILLIS = 30_000;

type DeliverContext = Pick<Context, "clock" | "settings" | "background">;

/** Why an attempt failed. */
export interface DeliveryFailure {
  readonly problem: string;
  /** The endpoint is gone; retrying is pointless. */
  readonly isFinal: boolean;
}

/** The outcome of an attempt, with what an endpoint answered. */
export interface DeliveryOutcome {
  /** `undefined` if it succeeded. */
  readonly failure: DeliveryFailure | undefined;
  readonly status?: number;
  /** The beginning of the answer. */
  readonly answer?: string;
}

const GONE = 410;

/** Attempts a delivery once. */
export async function deliver(
  context: DeliverContext,
  delivery: Delivery,
): Promise<DeliveryOutcome> {
  try {
    if (delivery.url === APP) return { failure: await deliverToApp(context, delivery) };
    if (delivery.url === SVIX) return { failure: await deliverBySvix(context, delivery) };
    return await deliverDirectly(context, delivery);
  } catch (error) {
    const { name, message, cause } = error as Error;
    const reason = cause instanceof Error ? `${message}: ${cause.message}` : message;
    const problem = `${name}: ${reason}`.slice(0, MAX_WEBHOOK_PROBLEM_LENGTH);
    return { failure: { problem, isFinal: false } };
  }
}

/** Processes without the function, such as those of commands, leave the event to the app. */
async function deliverToApp(
  { settings, background }: DeliverContext,
  { id, project_id: projectId, body }: Delivery,
): Promise<DeliveryFailure | undefined> {
  const { onEvent } = settings.functions;
  if (!onEvent) return { problem: "This process has no onEvent.", isFinal: false };
  const { type, data, actor } = JSON.parse(body) as {
    type: WebhookEventType;
    data: unknown;
    actor?: unknown;
  };
  const record = decodeRecord<RecordType, "server">(WEBHOOK_EVENTS[type], "server", data);
  const event = { type, data: record, ...(actor ? { actor } : {}), id, projectId } as AppEvent;
  await withinDeadline(APP_TIMEOUT_MILLIS, background.ending, async (signal) =>
    onEvent(event, { signal }),
  );
  return undefined;
}

async function deliverBySvix(
  { settings }: Pick<Context, "settings">,
  { id, project_id, body }: Delivery,
): Promise<DeliveryFailure | undefined> {
  if (!settings.svix) return { problem: "There is no Svix server any more.", isFinal: true };
  await sendBySvix(settings.svix, project_id, id, JSON.parse(body) as { type: string });
  return undefined;
}

/** PostgreSQL stores no NUL. */
const textOf = (answer: string): string => answer.replaceAll("\0", "").slice(0, MAX_ANSWER_LENGTH);

/** Signs as in Standard Webhooks. Retries reuse the id, so that receivers can deduplicate. */
async function deliverDirectly(
  { clock, settings, background }: DeliverContext,
  { id, project_id, url, body }: Delivery,
): Promise<DeliveryOutcome> {
  const endpoint = findEndpoint(settings, project_id, url);
  if (!endpoint) {
    const problem = "The endpoint is not in the configuration any more.";
    return { failure: { problem, isFinal: true } };
  }
  const secrets = [endpoint.secret, ...(endpoint.previousSecret ? [endpoint.previousSecret] : [])];
  const at = new Date(clock.now());
  const { Webhook } = await import("standardwebhooks");
  const headers = {
    "content-type": "application/json",
    "user-agent": "stackkit-service",
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
    "webhook-signature": secrets.map((one) => new Webhook(one).sign(id, at, body)).join(" "),
  };
  const response = await outgoing(
    url,
    {
      method: "POST",
      body,
      headers,
      timeoutMillis: WEBHOOK_TIMEOUT_MILLIS,
      signal: background.ending,
    },
    settings,
  );
  const { status, ok } = response;
  const failure = ok
    ? undefined
    : { problem: `The endpoint answered ${status}.`, isFinal: status === GONE };
  return { failure, status, answer: textOf(await response.text()) };
}
