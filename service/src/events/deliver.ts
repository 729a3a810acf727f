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
import { type Endpoint, findEndpoint, isStored } from "./endpoints.js";
import { idOfKey, TURNED_OFF } from "./stored-endpoints.js";
import { sendBySvix } from "./svix.js";

/** Characters stored of an answer, which may be a long page. */
const MAX_ANSWER_LENGTH = 8192;

/** Characters stored of an endpoint's failure. */
const MAX_WEBHOOK_PROBLEM_LENGTH = 300;

/** How long a function of the app may take for one event. */
const APP_TIMEOUT_MILLIS = 30_000;

type DeliverContext = Pick<Context, "db" | "clock" | "settings" | "background" | "vault">;

/** Why an attempt failed. */
export interface DeliveryFailure {
  readonly problem: string;
  /** The endpoint is gone; retrying is pointless. */
  readonly isFinal: boolean;
  /** The endpoint was deleted: its deliveries go with it. */
  readonly isOrphan?: boolean;
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
    const problem = storable(wordsOf(error), MAX_WEBHOOK_PROBLEM_LENGTH);
    return { failure: { problem, isFinal: false } };
  }
}

/** An app may throw anything. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { name, message, cause } = error;
  return `${name}: ${message}${cause instanceof Error ? `: ${cause.message}` : ""}`;
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
const storable = (text: string, maxLength: number): string =>
  text.replaceAll("\0", "").slice(0, maxLength);

/** The secrets that sign a delivery: the former one too, while receivers change theirs. */
function secretsOf(
  { vault, clock }: Pick<Context, "vault" | "clock">,
  source: Endpoint["source"],
): string[] {
  if (!isStored(source))
    return [source.secret, ...(source.previousSecret ? [source.previousSecret] : [])];
  const { secret, previous_secret: previous, previous_secret_until: until } = source;
  const isSigning = previous !== null && until !== null && until > clock.now();
  return [vault.open(secret), ...(isSigning ? [vault.open(previous)] : [])];
}

/** Signs as in Standard Webhooks. Retries reuse the id, so that receivers can deduplicate. */
async function deliverDirectly(
  context: DeliverContext,
  { id, project_id, url: key, body }: Delivery,
): Promise<DeliveryOutcome> {
  const { db, clock, settings, background } = context;
  const endpoint = await findEndpoint(db, settings, project_id, key);
  if (!endpoint) {
    const problem = "The endpoint is not in the configuration any more.";
    return { failure: { problem, isFinal: true, isOrphan: idOfKey(key) !== undefined } };
  }
  const { url, source } = endpoint;
  if (isStored(source) && source.is_enabled === 0)
    return { failure: { problem: TURNED_OFF, isFinal: true } };
  const secrets = secretsOf(context, source);
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
  return { failure, status, answer: storable(await response.text(), MAX_ANSWER_LENGTH) };
}
