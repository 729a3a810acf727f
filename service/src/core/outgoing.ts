import http, { type ClientRequest, type IncomingMessage } from "node:http";
import https from "node:https";
import type { LookupFunction } from "node:net";
import { OUTGOING_BODY_BYTES_AT_MOST } from "./limits.js";
import {
  isPublicAddress,
  type OutgoingRules,
  RefusedTargetError,
  resolveTarget,
  type TargetAddress,
} from "./public-address.js";

export interface OutgoingInit {
  readonly method?: string | undefined;
  readonly headers?: RequestInit["headers"];
  readonly body?: RequestInit["body"];
  /** For the whole exchange, to the last byte of the answer. */
  readonly timeoutMillis: number;
  readonly signal?: AbortSignal;
}

/** Ports below this are other protocols' own; of them only those of the web are reached. */
const UNPRIVILEGED_PORT = 1024;
const WEB_PORTS = { "http:": 80, "https:": 443 } as const;
/** Statuses whose answers have no body. */
const BODILESS = [204, 205, 304];

/**
 * Sends a request to somewhere else: the one place of the service from which anything is fetched. The host's address
 * is judged and then connected to. Redirects are handed back and never followed: what is sent may be secret.
 * Throws a `TypeError` if there is no answer, and a {@link RefusedTargetError} if `rules` forbid the address.
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
    // Nothing is unpacked: a small answer cannot grow.
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

/** Resolves and judges the host; the connection is then made to what was judged. */
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

/** Answers a connection's question for the name with addresses that were judged. */
const pinnedTo =
  (addresses: readonly TargetAddress[]): LookupFunction =>
  (_host, { all }, callback) => {
    const [first] = addresses as [TargetAddress];
    if (all) callback(null, [...addresses]);
    else callback(null, first.address, first.family);
  };

/** On the public internet only ports of the web are reached. */
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
    if (length > OUTGOING_BODY_BYTES_AT_MOST)
      throw new Error(`The answer has more than ${OUTGOING_BODY_BYTES_AT_MOST} bytes.`);
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
