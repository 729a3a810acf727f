import { HEADERS, OTHER_HEADER_NAMES } from "@stackkit/next/protocol/internal";
import { isInNetworks } from "../core/networks.js";
import { PlainError } from "../core/plain-error.js";
import { randomString } from "../core/random.js";
import type { ProxyVendor } from "../settings/setting-types.js";
import type { Settings } from "../settings/settings.js";
import type { Bindings } from "./bindings.js";
import { isForwarded, readClientAddress } from "./forwarded.js";

const REQUEST_ID_LENGTH = 16;

/** Requests within this process are answered in the same event-loop turn. */
const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Metadata of a request: everything except path parameters and body. */
export class RequestInfo {
  readonly id = randomString(REQUEST_ID_LENGTH);
  readonly method: string;
  /** Without the query, which may contain codes. */
  readonly path: string;
  readonly hasQuery: boolean;
  readonly headers: Headers;
  /** The remote address of the connection; `undefined` if unknown or within this process. */
  readonly peer: string | undefined;
  /** Whether the request came from outside this process. */
  readonly isFromOutside: boolean;
  /** The client's address, from trusted proxies or the connection. */
  readonly ip: string | undefined;
  /** Whether proxy headers (address, location, scheme) can be trusted. */
  readonly behindTrustedProxy: boolean;
  /** The vendor whose proprietary headers can be trusted too. */
  readonly proxyVendor: ProxyVendor | undefined;
  readonly #address: string;
  readonly #publicUrl: string | undefined;
  readonly #basePath: string;
  #url: URL | undefined;

  readonly #request: Request;

  /** Added to a successful response. */
  readonly responseHeaders: Record<string, string> = {};

  /** Whom an attempt to sign in is about, once that is known. */
  readonly about: { projectId?: string; userId?: string; sessionId?: string; method?: string } = {};

  /** Resolves when the response has been sent or the client has disconnected. */
  readonly whenAnswered: () => Promise<void>;

  constructor(request: Request, bindings: Bindings, settings: Settings) {
    const { method, url, headers } = request;
    const { peer, via, origin, whenAnswered = nextTurn } = bindings;
    this.#request = request;
    this.peer = peer;
    this.isFromOutside = peer !== undefined || via !== undefined;
    this.whenAnswered = whenAnswered;
    const { trustedProxies, publicUrl, proxyVendor, basePath } = settings;
    this.method = method;
    this.path = pathOf(url);
    this.hasQuery = url.includes("?");
    this.headers = headers;
    this.behindTrustedProxy =
      via === "platform" || (peer !== undefined && isInNetworks(peer, trustedProxies));
    this.proxyVendor = this.behindTrustedProxy ? proxyVendor : undefined;
    this.ip = this.behindTrustedProxy ? readClientAddress(headers, settings) : undefined;
    this.ip ??= peer;
    this.#address = url;
    this.#publicUrl = publicUrl ?? origin;
    this.#basePath = basePath;
  }

  /** Parsed lazily: parsing is slow and most requests don't need it. */
  get url(): URL {
    this.#url ??= new URL(this.#address);
    return this.#url;
  }

  /** Aborted when the client disconnects. Created lazily, since that is slow. */
  get signal(): AbortSignal {
    return this.#request.signal;
  }

  /** Whether any proxy forwarded the request, trusted or not. */
  get isForwarded(): boolean {
    return isForwarded(this.headers);
  }

  /** The origin at which clients reach the service, with the base path of the app around it. */
  get origin(): string {
    return (
      this.#publicUrl ?? originOf(this.url, this.headers, this.behindTrustedProxy) + this.#basePath
    );
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

type HeaderName = (typeof HEADERS)[keyof typeof HEADERS];

/**
 * A header of the wire protocol, in either vocabulary; empty counts as absent. Refuses two different
 * values, since a proxy and the service could otherwise read different callers.
 */
export function header({ headers }: RequestInfo, name: HeaderName): string | undefined {
  const value = headers.get(name) || undefined;
  const otherName = OTHER_HEADER_NAMES[name];
  const other = headers.get(otherName) || undefined;
  if (value !== undefined && other !== undefined && value !== other)
    throw new PlainError(
      400,
      `The headers ${name} and ${otherName} have different values. Send one of them.`,
    );
  return value ?? other;
}

/** Whether the request claims a secret key. Limits and sessions come after its authentication. */
export const isSentByServer = (info: RequestInfo): boolean => {
  const level = header(info, HEADERS.accessType);
  return level === "server" || level === "admin";
};

/** Clients that send their session and need no other proof. */
const OWN_CLIENT = "@stackkit/next@";

/** Whether a request comes from this package's own client. */
export const sendsSession = (info: RequestInfo): boolean =>
  header(info, HEADERS.clientVersion)?.includes(OWN_CLIENT) ?? false;
