import * as z from "zod/mini";
import { json } from "../encoding/json-schemas.js";
import { items, millis, name, queryCount, queryMillis, url, webUrl } from "../encoding/scalars.js";
import { get, list, one, page, patch, post, remove, success } from "../operations/operation.js";
import { field, optionalField } from "../operations/shape.js";
import { TIME_CURSOR } from "./event-list.js";
import { column, type RecordType, record } from "./record.js";
import { WEBHOOK_EVENTS, type WebhookEventType } from "./webhook-event.js";

/** What became of a delivery. */
export const DELIVERY_STATES = ["waiting", "delivered", "failed"] as const;
const STATE = `must be ${DELIVERY_STATES.join(", ")}`;
const TYPES = Object.keys(WEBHOOK_EVENTS) as [WebhookEventType, ...WebhookEventType[]];

const endpointColumns = {
  /** The id of an endpoint that an administrator added; null for one of the configuration. */
  id: column("id", z.nullable(z.string())),
  /** What administrators call it. */
  description: column("description", z.string()),
  /** Whether it gets new events. */
  isEnabled: column("is_enabled", z.boolean()),
  /** The address that events go to. */
  url: column("url", z.string()),
  /** The types of events that it gets; null for all. */
  events: column("events", z.nullable(z.array(z.string()))),
  /** Whether deliveries are signed by the previous secret too, while receivers change it. */
  hasPreviousSecret: column("has_previous_secret", z.boolean()),
  /** Since when nothing is sent to it. */
  pausedAt: column("paused_at_millis", z.nullable(millis)),
  /** Whether the service paused it, since it failed for a day. */
  isPausedByService: column("is_paused_by_service", z.boolean()),
  /** How many events wait for it. */
  waiting: column("waiting", z.number()),
};
/** The columns of an endpoint of webhooks. */
export interface WebhookEndpointRecord extends RecordType<typeof endpointColumns> {}
/** An endpoint that gets a project's events. */
export const webhookEndpoint: WebhookEndpointRecord = record("webhook-endpoint", endpointColumns);

const newSecretColumns = {
  ...endpointColumns,
  /** `whsec_…`, as in Standard Webhooks. */
  secret: column("secret", z.string()),
};
/** The columns of an endpoint with its new secret. */
export interface WebhookEndpointFirstViewRecord extends RecordType<typeof newSecretColumns> {}
/** An endpoint with its new secret, which is shown this once. */
export const webhookEndpointFirstView: WebhookEndpointFirstViewRecord = record(
  "webhook-endpoint",
  newSecretColumns,
);

const deliveryColumns = {
  /** The delivery's id, which receivers get as `webhook-id` with each attempt. */
  id: column("id", z.string()),
  /** The address that it goes to; `app:` for the app's function, `svix:` for a Svix server. */
  url: column("url", z.string()),
  /** The type of the event. */
  type: column("type", z.string()),
  /** When it happened. */
  at: column("at_millis", millis),
  /** What became of it. */
  state: column("state", z.enum(DELIVERY_STATES)),
  /** How often it was tried. */
  attempts: column("attempts", z.number()),
  /** When it was tried last. */
  lastAttemptAt: column("last_attempt_at_millis", z.nullable(millis)),
  /** The status of the latest answer. */
  status: column("status", z.nullable(z.number())),
  /** How long the latest attempt took. */
  millis: column("millis", z.nullable(z.number())),
  /** When it is tried again. */
  nextAttemptAt: column("next_attempt_at_millis", z.nullable(millis)),
  /** Why the latest attempt failed. */
  problem: column("problem", z.nullable(z.string())),
  /** Whether its data are stored, so that it can be sent again. */
  canResend: column("can_resend", z.boolean()),
};
/** The columns of a delivery. */
export interface WebhookDeliveryRecord extends RecordType<typeof deliveryColumns> {}
/** One event for one endpoint. */
export const webhookDelivery: WebhookDeliveryRecord = record("webhook-delivery", deliveryColumns);

const detailColumns = {
  ...deliveryColumns,
  /** What is sent. Its data are not stored once they have arrived. */
  request: column("request", json()),
  /** The beginning of the latest answer. */
  answer: column("answer", z.nullable(z.string())),
};
/** The columns of a delivery with what was sent and answered. */
export interface WebhookDeliveryDetailRecord extends RecordType<typeof detailColumns> {}
/** A delivery with what was sent and answered. */
export const webhookDeliveryDetail: WebhookDeliveryDetailRecord = record(
  "webhook-delivery",
  detailColumns,
);

const touches = ["webhook-endpoint", "webhook-delivery"] as const;
const endpointUrl = { url: field("url", url) };

const TYPE = z.enum(TYPES, "must be a type of webhook events");
const HEARD = z.nullable(items(TYPE).check(z.minLength(1, "must name an event")));

/** Calls about endpoints of webhooks: those of the configuration are tested and paused alone. */
export const webhookEndpoints = {
  list: get("/internal/webhook-endpoints", { access: "admin", returns: list(webhookEndpoint) }),
  /** Pauses an endpoint, or goes on with what waits. */
  update: patch("/internal/webhook-endpoints", {
    access: "admin",
    body: { ...endpointUrl, isPaused: field("is_paused", z.boolean()) },
    returns: one(webhookEndpoint),
    touches,
  }),
  /** Sends an event of the type `webhook.test`. */
  test: post("/internal/webhook-endpoints/test", {
    access: "admin",
    body: endpointUrl,
    returns: success,
    touches,
  }),
  create: post("/internal/webhook-endpoints", {
    access: "admin",
    body: {
      url: field("url", webUrl),
      description: optionalField("description", name),
      /** The types of events; all if null or absent. */
      events: optionalField("events", HEARD),
    },
    returns: one(webhookEndpointFirstView),
    status: 201,
    touches,
  }),
  change: patch("/internal/webhook-endpoints/{endpoint_id}", {
    access: "admin",
    body: {
      url: optionalField("url", webUrl),
      description: optionalField("description", name),
      events: optionalField("events", HEARD),
      /** One that is turned off gets no new events, and what waits for it is given up. */
      isEnabled: optionalField("is_enabled", z.boolean()),
    },
    returns: one(webhookEndpoint),
    touches,
  }),
  /** Makes a new secret. The former one signs too for a day. */
  rollSecret: post("/internal/webhook-endpoints/{endpoint_id}/secret", {
    access: "admin",
    body: {},
    bodyOptional: true,
    returns: one(webhookEndpointFirstView),
    touches,
  }),
  /** Deletes an endpoint with its deliveries. */
  delete: remove("/internal/webhook-endpoints/{endpoint_id}", {
    access: "admin",
    returns: success,
    touches,
  }),
};

/** Calls about deliveries of webhooks, which are stored for 30 days. */
export const webhookDeliveries = {
  list: get("/internal/webhook-deliveries", {
    access: "admin",
    query: {
      url: optionalField("url", url),
      type: optionalField("type", TYPE),
      state: optionalField("state", z.enum(DELIVERY_STATES, STATE)),
      since: optionalField("since_millis", queryMillis),
      until: optionalField("until_millis", queryMillis),
      limit: optionalField("limit", queryCount),
      cursor: optionalField("cursor", TIME_CURSOR),
    },
    returns: page(webhookDelivery),
  }),
  read: get("/internal/webhook-deliveries/{delivery_id}", {
    access: "admin",
    returns: one(webhookDeliveryDetail),
  }),
  /** Sends one again that failed or waits, under the same id. */
  resend: post("/internal/webhook-deliveries/{delivery_id}/resend", {
    access: "admin",
    body: {},
    bodyOptional: true,
    returns: one(webhookDelivery),
    touches,
  }),
  /** Sends all of an endpoint again that failed since a time, up to 10,000 at once. */
  resendFailed: post("/internal/webhook-deliveries/resend", {
    access: "admin",
    body: { ...endpointUrl, since: field("since_millis", millis) },
    returns: one(record("resent-deliveries", { count: column("count", z.number()) })),
    touches,
  }),
};
