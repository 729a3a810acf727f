import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import { isInNetworks, plainAddress } from "./networks.js";

/** Allowed targets of outgoing requests. Only production restricts them. */
export interface OutgoingRules {
  readonly production: boolean;
  /** Networks that are allowed in production too, as `10.0.0.0/8`. */
  readonly privateNetworks: readonly string[];
}

/** For addresses that the service or its operator chooses. */
export const TRUSTED_TARGET: OutgoingRules = { production: false, privateNetworks: [] };

/** The service must not connect to this address. */
export class RefusedTargetError extends Error {
  override readonly name = "RefusedTargetError";
}

/** An address that a name resolved to, checked and ready to connect to. */
export interface TargetAddress {
  readonly address: string;
  readonly family: number;
}

/** Networks outside the public internet: RFC 6890 and its successors. */
const RESERVED_IPV4 = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  // Azure's metadata, DNS and host, reachable from its virtual networks only.
  "168.63.129.16/32",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
];
/** Exceptions in the global 2000::/3: protocol assignments, IPv4 tunnels, documentation. */
const RESERVED_IPV6 = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"];
const GLOBAL_IPV6 = ["2000::/3"];
/** Networks whose addresses end with an IPv4 address. */
const MAPPED_IPV4 = ["::ffff:0:0/96", "64:ff9b::/96"];

/** The IPv4 address in the last two groups of an IPv6 address. */
function embeddedIpv4(address: string): string {
  // The URL parser normalizes the notation.
  const groups = new URL(`http://[${address}]`).hostname.slice(1, -1).split(":");
  const [high = 0, low = 0] = groups.slice(-2).map((group) => Number.parseInt(group || "0", 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join(".");
}

/** Whether an address is on the public internet. */
export function isPublicAddress(address: string): boolean {
  const plain = plainAddress(address);
  if (isIP(plain) === 4) return !isInNetworks(plain, RESERVED_IPV4);
  if (isIP(plain) !== 6 || plain.includes("%")) return false;
  if (isInNetworks(plain, MAPPED_IPV4)) return isPublicAddress(embeddedIpv4(plain));
  return isInNetworks(plain, GLOBAL_IPV6) && !isInNetworks(plain, RESERVED_IPV6);
}

const isAllowed = (address: string, { production, privateNetworks }: OutgoingRules): boolean =>
  !production || isPublicAddress(address) || isInNetworks(address, privateNetworks);

/**
 * The addresses of a host that the service may connect to. Connections use exactly these, so that
 * DNS rebinding has no effect. Throws {@link RefusedTargetError} if there is none.
 */
export async function resolveTarget(host: string, rules: OutgoingRules): Promise<TargetAddress[]> {
  const name = host.replace(/^\[|\]$/g, "");
  const family = isIP(name);
  const all = family === 0 ? await lookup(name, { all: true }) : [{ address: name, family }];
  const allowed = all.filter(({ address }) => isAllowed(address, rules));
  if (allowed.length > 0) return allowed;
  throw new RefusedTargetError(
    "The address is in a private network, which the service does not reach in production. " +
      "Its operator can allow that network in STACKKIT_PRIVATE_NETWORKS.",
  );
}
