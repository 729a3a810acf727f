import { isIP } from "node:net";
import { plainAddress } from "../core/networks.js";
import type { RequestInfo } from "../http/request-info.js";

const GROUPS = 8;
const GROUP_BITS = 16;

/** A range of addresses whose requests count together. */
export interface Network {
  readonly name: string;
  /** Its allowance, as a multiple of that of a single network. */
  readonly factor: number;
}

/** One IPv6 customer has at least a /64, usually a /56, at most a /48. */
const IPV6_RANGES = [
  { bits: 64, factor: 1 },
  { bits: 56, factor: 4 },
  { bits: 48, factor: 16 },
] as const;
/** Many customers share a /24, so it has more than a customer's own ranges. */
const IPV4_RANGE_FACTOR = 16;

/** Counts all requests through an unconfigured proxy on this machine, or of unknown origin. */
const UNKNOWN_PROXY = "unknown proxy";
export const unknownProxy: readonly Network[] = [{ name: UNKNOWN_PROXY, factor: 1 }];

/** Stands for the network of a request whose address is unknown, in an account's counters. */
export const NO_NETWORK: Network = { name: "", factor: 1 };

/**
 * The networks of an address for rate limits and shares, narrowest first: an IPv4 address and its
 * /24, or the /64, /56 and /48 of an IPv6 address. This machine's addresses have none, unless a
 * proxy on it forwards requests.
 */
export function networksOf(address: string | undefined, isForwarded = false): readonly Network[] {
  if (address === undefined) return [];
  const plain = plainAddress(address);
  const local = isForwarded ? unknownProxy : [];
  switch (isIP(plain)) {
    case 4:
      return plain.startsWith("127.") ? local : ipv4Networks(plain);
    case 6:
      return plain === "::1" ? local : ipv6Networks(groupsOf(plain));
    default:
      return [];
  }
}

const ipv4Networks = (address: string): readonly Network[] => [
  { name: address, factor: 1 },
  {
    name: `${address.slice(0, address.lastIndexOf("."))}.0/24`,
    factor: IPV4_RANGE_FACTOR,
  },
];

const ipv6Networks = (groups: readonly string[]): readonly Network[] =>
  IPV6_RANGES.map(({ bits, factor }) => ({ name: `${rangeOf(groups, bits)}::/${bits}`, factor }));

/** The leading bits of an IPv6 address, the last group without its other bits. */
function rangeOf(groups: readonly string[], bits: number): string {
  const whole = Math.floor(bits / GROUP_BITS);
  const rest = bits % GROUP_BITS;
  const leading = groups.slice(0, whole);
  if (rest === 0) return leading.join(":");
  const last = Number.parseInt(groups[whole] ?? "0", 16) >> (GROUP_BITS - rest);
  return [...leading, (last << (GROUP_BITS - rest)).toString(16)].join(":");
}

/** The narrowest network of an address. */
export const networkOf = (address: string | undefined): string | undefined =>
  networksOf(address)[0]?.name;

/** The networks of a request, narrowest first. Requests of unknown origin count together. */
export const networksOfRequest = (info: RequestInfo): readonly Network[] =>
  info.ip === undefined && info.isFromOutside
    ? unknownProxy
    : networksOf(info.ip, info.isForwarded);

/** The narrowest network of a request. */
export const networkOfRequest = (info: RequestInfo): string | undefined =>
  networksOfRequest(info)[0]?.name;

/** Expands an IPv6 address to its eight groups. */
function groupsOf(address: string): string[] {
  // The URL parser normalizes the notation, including embedded IPv4.
  const host = new URL(`http://[${address.split("%")[0]}]`).hostname.slice(1, -1);
  const [head = "", tail] = host.split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  return [...before, ...Array<string>(GROUPS - before.length - after.length).fill("0"), ...after];
}
