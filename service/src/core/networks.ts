import { BlockList, isIP } from "node:net";

const familyOf = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4");

/** Unmaps IPv4: `::ffff:10.0.0.1` becomes `10.0.0.1`. */
export const plainAddress = (address: string): string =>
  address.startsWith("::ffff:") && isIP(address.slice(7)) === 4 ? address.slice(7) : address;

/** Cached per setting, since every request needs it. */
const lists = new WeakMap<readonly string[], BlockList>();

/** Whether an address is one of the addresses or in one of the networks (`10.0.0.0/8`). */
export function isInNetworks(address: string, networks: readonly string[]): boolean {
  if (networks.length === 0) return false;
  const list = lists.get(networks) ?? listOf(networks);
  lists.set(networks, list);
  const plain = plainAddress(address);
  return isIP(plain) !== 0 && list.check(plain, familyOf(plain));
}

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = "", prefix] = network.split("/");
    if (!isIP(address)) continue;
    if (prefix === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(prefix), familyOf(address));
  }
  return list;
}
