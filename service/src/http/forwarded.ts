import { isIP } from "node:net";
import { isInNetworks } from "../core/networks.js";
import type { ProxyVendor } from "../settings/setting-types.js";
import type { Settings } from "../settings/settings.js";

/** Headers that only proxies add. */
const FORWARDED_HEADERS = ["x-forwarded-for", "forwarded", "x-real-ip", "cf-connecting-ip"];

/** Whether any proxy forwarded the request, trusted or not. */
export const isForwarded = (headers: Headers): boolean =>
  FORWARDED_HEADERS.some((name) => headers.has(name));

/** Headers with one or several addresses. */
const ADDRESS_HEADERS = ["x-forwarded-for", "x-real-ip", "cf-connecting-ip"];
const FORWARDED_FOR = /\bfor="?(\[[^\]",;]*\]|[^;,"\s]*)/gi;

/**
 * All addresses in forwarding headers, trusted or not. Unparsable entries are returned unchanged.
 */
export function forwardedAddresses(headers: Headers): string[] {
  const named = ADDRESS_HEADERS.flatMap((name) => headers.get(name)?.split(",") ?? []);
  const standard = headers.get("forwarded")?.matchAll(FORWARDED_FOR) ?? [];
  return [...named, ...[...standard].map(([, hop = ""]) => hop)].map((hop) => parseHop(hop) ?? hop);
}

/** The header with the client's address that a vendor's proxies overwrite. */
const VENDOR_HEADERS: Readonly<Record<ProxyVendor, string>> = {
  cloudflare: "cf-connecting-ip",
  vercel: "x-vercel-forwarded-for",
};

/** Strips the ports of `203.0.113.7:4711` and `[2001:db8::1]:4711`. */
function parseHop(text: string): string | undefined {
  const hop = text.trim();
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(hop)?.[1];
  const address = bracketed ?? (/^[\d.]+:\d+$/.test(hop) ? hop.split(":")[0] : hop);
  return address && isIP(address) ? address : undefined;
}

/**
 * The client's address according to trusted proxies. Each proxy appends the address it saw, so only
 * the right-most untrusted hop is reliable; a client can forge everything left of it.
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
    if (!isInNetworks(hop, trustedProxies)) return hop;
  }
  return nearest;
}
