import { HEADERS, REQUEST_ID_LENGTH } from "@stackkit/next/protocol";
import type { ProxyVendor, Settings } from "../../config/settings.js";
import { randomString } from "../../core/random.js";
import { isForwarded, readClientAddress } from "./forwarded.js";
import { isTrustedProxy } from "./trusted-proxies.js";

/** A request of this process is answered in the same turn of the event loop. */
const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** What is known of a request beside its path and body. */
export class RequestInfo {
  readonly id = randomString(REQUEST_ID_LENGTH);
  readonly method: string;
  /** Without the query, which may hold codes. */
  readonly path: string;
  readonly hasQuery: boolean;
  readonly headers: Headers;
  /** The address of the other end of the connection; none for a request of this process. */
  readonly peer: string | undefined;
  /** The address of whoever asks, as far as it can be believed. */
  readonly ip: string | undefined;
  /** Whether headers of a proxy (its address, place, scheme) may be believed. */
  readonly behindTrustedProxy: boolean;
  /** Whose own headers may be read besides. */
  readonly proxyVendor: ProxyVendor | undefined;
  readonly #address: string;
  readonly #publicUrl: string | undefined;
  #url: URL | undefined;

  readonly #request: Request;

  constructor(
    request: Request,
    peer: string | undefined,
    settings: Settings,
    /** Resolves once the answer has been sent, or its client is gone. */
    readonly whenAnswered: () => Promise<void> = nextTurn,
  ) {
    const { method, url, headers } = request;
    this.#request = request;
    this.peer = peer;
    const { trustedProxies, publicUrl, proxyVendor } = settings;
    this.method = method;
    this.path = pathOf(url);
    this.hasQuery = url.includes("?");
    this.headers = headers;
    this.behindTrustedProxy = peer !== undefined && isTrustedProxy(peer, trustedProxies);
    this.proxyVendor = this.behindTrustedProxy ? proxyVendor : undefined;
    this.ip = this.behindTrustedProxy ? readClientAddress(headers, settings) : undefined;
    this.ip ??= peer;
    this.#address = url;
    this.#publicUrl = publicUrl;
  }

  /** Parsing it takes longer than all the rest, and most requests are answered without it. */
  get url(): URL {
    this.#url ??= new URL(this.#address);
    return this.#url;
  }

  /** Aborted when the client is gone. Made only if it is needed, since that takes time. */
  get signal(): AbortSignal {
    return this.#request.signal;
  }

  /** Whether a proxy passed the request on, trusted or not. */
  get isForwarded(): boolean {
    return isForwarded(this.headers);
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

function originOf(url: URL, headers: Headers, trusted: boolean): string {
  if (!trusted) return url.origin;
  const scheme = headers.get("x-forwarded-proto")?.split(",")[0]?.trim();
  const host = headers.get("x-forwarded-host")?.split(",")[0]?.trim();
  const origin = `${scheme === "https" || scheme === "http" ? scheme : url.protocol.slice(0, -1)}://${host || url.host}`;
  return URL.canParse(origin) ? new URL(origin).origin : url.origin;
}

export const header = (
  info: RequestInfo,
  name: (typeof HEADERS)[keyof typeof HEADERS],
): string | undefined => info.headers.get(name) || undefined;

/** Whether a secret key came along. It has been proved by the time anything is limited or kept. */
export const isSentByServer = (info: RequestInfo): boolean => {
  const level = header(info, HEADERS.accessType);
  return level === "server" || level === "admin";
};
