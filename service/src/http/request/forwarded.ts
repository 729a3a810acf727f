import { isIP } from "node:net";
import type { ProxyVendor, Settings } from "../../config/settings.js";
import { isTrustedProxy } from "./trusted-proxies.js";

/** Headers that only a proxy adds. */
const FORWARDED_HEADERS = ["x-forwarded-for", "forwarded", "x-real-ip", "cf-connecting-ip"];

/** Whether a proxy passed the request on, trusted or not. */
export const isForwarded = (headers: Headers): boolean =>
  FORWARDED_HEADERS.some((name) => headers.has(name));

/** Headers with one address, or several. */
const ADDRESS_HEADERS = ["x-forwarded-for", "x-real-ip", "cf-connecting-ip"];
const FORWARDED_FOR = /\bfor="?(\[[^\]",;]*\]|[^;,"\s]*)/gi;

/** Every address that a forwarding header names, true or not; what is no address is handed over as it is. */
export function forwardedAddresses(headers: Headers): string[] {
  const named = ADDRESS_HEADERS.flatMap((name) => headers.get(name)?.split(",") ?? []);
  const standard = headers.get("forwarded")?.matchAll(FORWARDED_FOR) ?? [];
  return [...named, ...[...standard].map(([, hop = ""]) => hop)].map((hop) => parseHop(hop) ?? hop);
}

/** The header in which a vendor's proxies name the client; they replace what a client sent. */
const VENDOR_HEADERS: Readonly<Record<ProxyVendor, string>> = {
  cloudflare: "cf-connecting-ip",
  vercel: "x-vercel-forwarded-for",
};

/** `203.0.113.7:4711` and `[2001:db8::1]:4711` without their ports. */
function parseHop(text: string): string | undefined {
  const hop = text.trim();
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(hop)?.[1];
  const address = bracketed ?? (/^[\d.]+:\d+$/.test(hop) ? hop.split(":")[0] : hop);
  return address && isIP(address) ? address : undefined;
}

/**
 * The client's address as trusted proxies name it. Each proxy appends the address that reached it, so only the
 * right-most hop that is no trusted proxy is known; everything left of it may be the client's invention.
 */
export function readClientAddress(
  headers: Headers,
  { trustedProxies, proxyVendor }: Pick<Settings, "trustedProxies" | "proxyVendor">,
): string | undefined {
  const named = proxyVendor && headers.get(VENDOR_HEADERS[proxyVendor]);
  if (named) return parseHop(named);
  let nearest: string | undefined;
  for (const text of headers.get("x-forwarded-for")?.split(",").reverse() ?? []) {
    const hop = parseHop(text);
    if (hop === undefined) return nearest;
    nearest = hop;
    if (!isTrustedProxy(hop, trustedProxies)) return hop;
  }
  return nearest;
}
