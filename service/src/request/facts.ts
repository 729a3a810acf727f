import { isIP } from "node:net";
import { type HEADERS, REQUEST_ID_LENGTH } from "@stackkit/next/protocol";
import { randomString } from "../random.js";
import type { Settings } from "../settings.js";
import { isTrustedProxy } from "./trusted-proxies.js";

/** What is known of a request beside its path and body. */
export class RequestFacts {
  readonly id = randomString(REQUEST_ID_LENGTH);
  readonly method: string;
  /** Without the query, which may hold codes. */
  readonly path: string;
  readonly hasQuery: boolean;
  readonly headers: Headers;
  /** The address of whoever asks, as far as it can be believed. */
  readonly ip: string | undefined;
  /** Whether headers of a proxy (its address, place, scheme) may be believed. */
  readonly behindTrustedProxy: boolean;
  readonly #address: string;
  readonly #publicUrl: string | undefined;
  #url: URL | undefined;

  constructor({ method, url, headers }: Request, peer: string | undefined, { trustedProxies, publicUrl }: Settings) {
    this.method = method;
    this.path = pathOf(url);
    this.hasQuery = url.includes("?");
    this.headers = headers;
    this.behindTrustedProxy = peer !== undefined && isTrustedProxy(peer, trustedProxies);
    this.ip = this.behindTrustedProxy ? (forwardedIp(headers) ?? peer) : peer;
    this.#address = url;
    this.#publicUrl = publicUrl;
  }

  /** Parsing it takes longer than all the rest, and most requests are answered without it. */
  get url(): URL {
    this.#url ??= new URL(this.#address);
    return this.#url;
  }

  /** The origin under which the service was reached. */
  get origin(): string {
    return this.#publicUrl ?? originOf(this.url, this.headers, this.behindTrustedProxy);
  }
}

/** The path of an absolute URL. */
export function pathOf(url: string): string {
  const from = url.indexOf("/", url.indexOf("://") + 3);
  const to = url.slice(from).search(/[?#]/);
  return to < 0 ? url.slice(from) : url.slice(from, from + to);
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
  if (!trusted) return url.origin;
  const scheme = headers.get("x-forwarded-proto")?.split(",")[0]?.trim();
  const host = headers.get("x-forwarded-host")?.split(",")[0]?.trim();
  const origin = `${scheme === "https" || scheme === "http" ? scheme : url.protocol.slice(0, -1)}://${host || url.host}`;
  return URL.canParse(origin) ? new URL(origin).origin : url.origin;
}

export const header = (facts: RequestFacts, name: (typeof HEADERS)[keyof typeof HEADERS]): string | undefined => facts.headers.get(name) || undefined;
