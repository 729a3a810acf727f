import { decodeRecord } from "../../protocol/records/record.js";
import type { SessionActor } from "../../protocol/records/session-actor.js";
import {
  MAX_WEBHOOK_AGE_MILLIS,
  WEBHOOK_EVENTS,
  WEBHOOK_HEADERS,
  type WebhookEvent,
  type WebhookEventType,
} from "../../protocol/records/webhook-event.js";
import { type Clock, systemClock } from "../../transport/clock.js";
import { KitError } from "../../transport/kit-error.js";

/** The prefix of a base64 secret. */
const SECRET_PREFIX = "whsec_";
const SIGNATURE_VERSION = "v1,";

const rejected = (why: string): KitError =>
  new KitError("WEBHOOK_REJECTED", `The webhook was not accepted: ${why}. Nothing of it was read.`);

/**
 * Reads a delivery of the service after checking its signature (Standard Webhooks, HMAC-SHA256) and
 * its time. Deliveries may come twice: store the `webhook-id` header of those that you have
 * processed.
 *
 * @param secret `whsec_…`, from the service's configuration.
 * @throws `WEBHOOK_REJECTED` if there is no secret, the signature does not match it, the delivery is
 * more than five minutes old, or this version does not know the event. Respond with 400.
 *
 * @example
 * export async function POST(request: Request) {
 *   const event = await verifyWebhook(request, process.env.WEBHOOK_SECRET);
 *   if (event.type === "user.created") await welcome(event.data.primaryEmail);
 *   return new Response(null, { status: 204 });
 * }
 */
export async function verifyWebhook(
  request: Request,
  secret: string | undefined,
  { clock = systemClock }: { clock?: Clock } = {},
): Promise<WebhookEvent> {
  if (!secret)
    throw new KitError(
      "WEBHOOK_REJECTED",
      "verifyWebhook() got no secret, so it cannot verify deliveries. Set its variable, " +
        "such as WEBHOOK_SECRET, to the secret in the service's configuration.",
    );
  const { id, timestamp, signature } = readHeaders(request.headers);
  const sentAt = Number(timestamp) * 1000;
  if (!/^\d+$/.test(timestamp) || Math.abs(clock.now() - sentAt) > MAX_WEBHOOK_AGE_MILLIS)
    throw rejected("it was sent more than five minutes ago, or the clocks differ");
  const body = await request.text();
  if (!(await isSigned(`${id}.${timestamp}.${body}`, signature, secret)))
    throw rejected("its signature is not of this secret");
  return readEvent(body);
}

function readHeaders(headers: Headers): { id: string; timestamp: string; signature: string } {
  for (const prefix of WEBHOOK_HEADERS.prefixes) {
    const [id, timestamp, signature] = [
      WEBHOOK_HEADERS.id,
      WEBHOOK_HEADERS.timestamp,
      WEBHOOK_HEADERS.signature,
    ].map((name) => headers.get(prefix + name));
    if (id && timestamp && signature) return { id, timestamp, signature };
  }
  throw rejected(
    "a header is missing: webhook-id, webhook-timestamp and webhook-signature are required",
  );
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> | undefined => {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
};

/**
 * Web Crypto compares in constant time. During secret rotation a delivery carries one signature per
 * secret.
 */
async function isSigned(content: string, header: string, secret: string): Promise<boolean> {
  const raw = bytesOf(
    secret.startsWith(SECRET_PREFIX) ? secret.slice(SECRET_PREFIX.length) : secret,
  );
  if (!raw || raw.length === 0)
    throw new KitError(
      "WEBHOOK_REJECTED",
      `The webhook secret is not "whsec_" followed by base64, so no delivery can be ` +
        "verified. Copy it from the service's configuration.",
    );
  const key = await crypto.subtle.importKey("raw", raw, { name: "HMAC", hash: "SHA-256" }, false, [
    "verify",
  ]);
  const signatures = header.split(" ").filter((part) => part.startsWith(SIGNATURE_VERSION));
  for (const text of signatures) {
    const signature = bytesOf(text.slice(SIGNATURE_VERSION.length));
    if (
      signature &&
      (await crypto.subtle.verify("HMAC", key, signature, new TextEncoder().encode(content)))
    )
      return true;
  }
  return false;
}

function readEvent(body: string): WebhookEvent {
  try {
    const { type, data, actor } = JSON.parse(body) as {
      type: WebhookEventType;
      data: unknown;
      actor?: SessionActor;
    };
    if (!Object.hasOwn(WEBHOOK_EVENTS, type))
      throw new TypeError(`The event ${JSON.stringify(type)} is not known.`);
    return {
      type,
      data: decodeRecord(WEBHOOK_EVENTS[type], "server", data),
      ...(actor && { actor }),
    } as WebhookEvent;
  } catch (cause) {
    throw new KitError(
      "WEBHOOK_REJECTED",
      "The webhook's signature is valid, but its body is not an event that this version of " +
        "the kit knows.",
      { cause },
    );
  }
}
