import { isIP } from "node:net";
import { type HEADERS, REQUEST_ID_LENGTH } from "@stackkit/next/protocol";
import { randomString } from "../random.js";
import type { Settings } from "../settings.js";
import { isTrustedProxy } from "./trusted-proxies.js";

/** What is known of a request beside its path and body. */
export interface RequestFacts {
  readonly id: string;
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  /** The address of whoever asks, as far as it can be believed. */
  readonly ip: string | undefined;
  /** Whether headers of a proxy (its address, place, scheme) may be believed. */
  readonly behindTrustedProxy: boolean;
  /** The origin under which the service was reached. */
  readonly origin: string;
}

export function readFacts(request: Request, peer: string | undefined, settings: Settings): RequestFacts {
  const url = new URL(request.url);
  const { headers } = request;
  const behindTrustedProxy = peer !== undefined && isTrustedProxy(peer, settings.trustedProxies);
  return {
    id: randomString(REQUEST_ID_LENGTH),
    method: request.method,
    url,
    headers,
    ip: behindTrustedProxy ? (forwardedIp(headers) ?? peer) : peer,
    behindTrustedProxy,
    origin: settings.publicUrl ?? originOf(url, headers, behindTrustedProxy),
  };
}

/** Headers in which proxies name the address of whoever asked, in the order of trust. */
const IP_HEADERS = ["cf-connecting-ip", "x-vercel-forwarded-for", "x-real-ip", "x-forwarded-for"] as const;

function forwardedIp(headers: Headers): string | undefined {
  for (const name of IP_HEADERS) {
    const first = headers.get(name)?.split(",")[0]?.trim();
    if (first && isIP(first)) return first;
  }
  return undefined;
}

function originOf(url: URL, headers: Headers, trusted: boolean): string {
  const scheme = trusted ? headers.get("x-forwarded-proto")?.split(",")[0]?.trim() : undefined;
  const host = trusted ? headers.get("x-forwarded-host")?.split(",")[0]?.trim() : undefined;
  const origin = `${scheme === "https" || scheme === "http" ? scheme : url.protocol.slice(0, -1)}://${host || url.host}`;
  return URL.canParse(origin) ? new URL(origin).origin : url.origin;
}

export const header = (facts: RequestFacts, name: (typeof HEADERS)[keyof typeof HEADERS]): string | undefined => facts.headers.get(name) || undefined;
