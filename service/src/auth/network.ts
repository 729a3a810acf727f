import { isIP } from "node:net";
import { plainAddress } from "../http/request/trusted-proxies.js";

const GROUPS = 8;
/** An IPv6 customer has a /64 at least, and may change addresses in it at will. */
const NETWORK_GROUPS = 4;

/** Counts all that reaches this machine through a proxy that is not configured. */
const UNKNOWN_PROXY = "unknown proxy";

/**
 * The network of an address, as requests are counted by it: the address itself, or the /64 of an IPv6 address.
 * This machine's own addresses are no network, unless a proxy on it passes on the requests of others.
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

/** The eight groups of an IPv6 address, written out. */
function groupsOf(address: string): string[] {
  // The URL parser writes every spelling of an address the same way, embedded IPv4 included.
  const host = new URL(`http://[${address.split("%")[0]}]`).hostname.slice(1, -1);
  const [head = "", tail] = host.split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  return [...before, ...Array<string>(GROUPS - before.length - after.length).fill("0"), ...after];
}
