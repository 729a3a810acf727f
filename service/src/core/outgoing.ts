import http, { type ClientRequest, type IncomingMessage } from "node:http";
import https from "node:https";
import type { LookupFunction } from "node:net";
import {
  isPublicAddress,
  type OutgoingRules,
  RefusedTargetError,
  resolveTarget,
  type TargetAddress,
} from "./public-address.js";

/** Bytes of a response that the service reads. */
const MAX_OUTGOING_BODY_BYTES = 1024 * 1024;

/** An outgoing request: method, headers, body and time limit. */
export interface OutgoingInit {
  readonly method?: string | undefined;
  readonly headers?: RequestInit["headers"];
  readonly body?: RequestInit["body"];
  /** For the whole exchange, up to the last byte of the response. */
  readonly timeoutMillis: number;
  readonly signal?: AbortSignal;
}

/** Lower ports belong to other protocols; only the web's are allowed. */
const UNPRIVILEGED_PORT = 1024;
const WEB_PORTS = { "http:": 80, "https:": 443 } as const;
/** Statuses without a response body. */
const BODILESS = [204, 205, 304];

/**
 * Sends a request to another host; the service's only way to do so. Connects to the checked
 * address. Returns redirects without following them, since the request may contain secrets. Throws
 * a `TypeError` without a response, and {@link RefusedTargetError} if `rules` forbid the address.
 */
export async function outgoing(
  address: string | URL,
  init: OutgoingInit,
  rules: OutgoingRules,
): Promise<Response> {
  const url = new URL(address);
  if (!(url.protocol in WEB_PORTS))
    throw new RefusedTargetError("The address must begin with https:// or http://.");
  const late = AbortSignal.timeout(init.timeoutMillis);
  const signal = init.signal ? AbortSignal.any([late, init.signal]) : late;
  const sent = new Request(url, {
    method: init.method ?? "GET",
    headers: init.headers ?? {},
    body: init.body ?? null,
  });
  const body = Buffer.from(await sent.arrayBuffer());
  const hasLength = body.length > 0 || !["GET", "HEAD"].includes(sent.method);
  const lookup = rules.production ? await judgeTarget(signal, url, rules) : undefined;
  const { request } = url.protocol === "https:" ? https : http;
  const started = request(url, {
    method: sent.method,
    // No compression: a small response cannot grow.
    headers: {
      "accept-encoding": "identity",
      ...Object.fromEntries(sent.headers),
      ...(hasLength ? { "content-length": String(body.length) } : {}),
    },
    ...(lookup ? { lookup } : {}),
    signal,
    agent: false,
  });
  return finish(started, body, signal);
}

/** Resolves and checks the host, for a connection to exactly these addresses. */
async function judgeTarget(
  signal: AbortSignal,
  url: URL,
  rules: OutgoingRules,
): Promise<LookupFunction> {
  const late = new Promise<never>((_, reject) =>
    signal.addEventListener("abort", () => reject(signal.reason), { once: true }),
  );
  try {
    const addresses = await Promise.race([resolveTarget(url.hostname, rules), late]);
    requireWebPort(url, addresses);
    return pinnedTo(addresses);
  } catch (cause) {
    if (signal.aborted || cause instanceof RefusedTargetError) throw cause;
    throw new TypeError("The request failed", { cause });
  }
}

/** A DNS lookup that returns the checked addresses. */
const pinnedTo =
  (addresses: readonly TargetAddress[]): LookupFunction =>
  (_host, { all }, callback) => {
    const [first] = addresses as [TargetAddress];
    if (all) callback(null, [...addresses]);
    else callback(null, first.address, first.family);
  };

/** Only web ports are allowed on the public internet. */
function requireWebPort({ port }: URL, addresses: readonly TargetAddress[]): void {
  const named = Number(port);
  if (
    port === "" ||
    named >= UNPRIVILEGED_PORT ||
    WEB_PORTS["http:"] === named ||
    WEB_PORTS["https:"] === named
  )
    return;
  if (addresses.some(({ address }) => isPublicAddress(address)))
    throw new RefusedTargetError(`Port ${named} is not one of the web.`);
}

async function finish(
  request: ClientRequest,
  body: Buffer,
  signal: AbortSignal,
): Promise<Response> {
  try {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      request.once("response", resolve).on("error", reject);
      request.end(body);
    });
    return await readAnswer(answer);
  } catch (cause) {
    if (signal.aborted) throw signal.reason;
    if (cause instanceof RefusedTargetError) throw cause;
    throw new TypeError("The request failed", { cause });
  } finally {
    request.destroy();
  }
}

async function readAnswer(answer: IncomingMessage): Promise<Response> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MAX_OUTGOING_BODY_BYTES)
      throw new Error(`The answer has more than ${MAX_OUTGOING_BODY_BYTES} bytes.`);
    chunks.push(chunk);
  }
  const headers = new Headers();
  for (const [name, values] of Object.entries(answer.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  const status = answer.statusCode ?? 0;
  return new Response(BODILESS.includes(status) ? null : Buffer.concat(chunks), {
    status,
    headers,
  });
}
