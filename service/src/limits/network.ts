import { isIP } from "node:net";
import type { RequestInfo } from "../http/request-info.js";
import { plainAddress } from "../http/trusted-proxies.js";

const GROUPS = 8;
/** IPv6 customers have at least a /64 and may change addresses within it. */
const NETWORK_GROUPS = 4;

/** Counts all requests through an unconfigured proxy on this machine, or of unknown origin. */
const UNKNOWN_PROXY = "unknown proxy";

/**
 * The network of an address for rate limits: the address itself, or the /64 of an IPv6 address.
 * This machine's addresses have none, unless a proxy on it forwards requests.
 */
export function networkOf(address: string | undefined, isForwarded = false): string | undefined {
  if (address === undefined) return undefined;
  const plain = plainAddress(address);
  const local = isForwarded ? UNKNOWN_PROXY : undefined;
  switch (isIP(plain)) {
    case 4:
      return plain.startsWith("127.") ? local : plain;
    case 6:
      return plain === "::1" ? local : `${groupsOf(plain).slice(0, NETWORK_GROUPS).join(":")}::/64`;
    default:
      return undefined;
  }
}

/** The network of a request. All requests whose address is unknown count together. */
export const networkOfRequest = (info: RequestInfo): string | undefined =>
  info.ip === undefined && info.isFromOutside
    ? UNKNOWN_PROXY
    : networkOf(info.ip, info.isForwarded);

/** Expands an IPv6 address to its eight groups. */
function groupsOf(address: string): string[] {
  // The URL parser normalizes the notation, including embedded IPv4.
  const host = new URL(`http://[${address.split("%")[0]}]`).hostname.slice(1, -1);
  const [head = "", tail] = host.split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  return [...before, ...Array<string>(GROUPS - before.length - after.length).fill("0"), ...after];
}
