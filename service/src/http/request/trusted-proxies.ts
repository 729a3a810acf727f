import { BlockList, isIP } from "node:net";

const kind = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4");

/** `::ffff:10.0.0.1` is `10.0.0.1`. */
export const plainAddress = (address: string): string =>
  address.startsWith("::ffff:") && isIP(address.slice(7)) === 4 ? address.slice(7) : address;

/** Whether `peer` is one of the addresses or networks (`10.0.0.0/8`) that were configured. */
export function isTrustedProxy(peer: string, trusted: readonly string[]): boolean {
  if (trusted.length === 0) return false;
  const list = lists.get(trusted) ?? listOf(trusted);
  lists.set(trusted, list);
  const address = plainAddress(peer);
  return isIP(address) !== 0 && list.check(address, kind(address));
}

/** One for each setting: every request asks. */
const lists = new WeakMap<readonly string[], BlockList>();

function listOf(trusted: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of trusted) {
    const [address = "", prefix] = entry.split("/");
    if (!isIP(address)) continue;
    if (prefix === undefined) list.addAddress(address, kind(address));
    else list.addSubnet(address, Number(prefix), kind(address));
  }
  return list;
}
