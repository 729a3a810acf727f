import { isIP } from "node:net";
import { isInNetworks } from "./networks.js";

const LOOPBACK: readonly string[] = ["127.0.0.0/8", "::1"];
const LOCAL_NAME = /^(?:localhost|[\w-]+(?:\.[\w-]+)*\.localhost)$/i;

/** Whether an address is this machine's or in one of `localNetworks`. */
export const isLocalAddress = (address: string, localNetworks: readonly string[]): boolean =>
  isInNetworks(address, LOOPBACK) || isInNetworks(address, localNetworks);

/**
 * Whether a host, with or without port, is this machine's name or a local address. Any other name
 * may resolve to this machine: DNS rebinding.
 */
export function isLocalHost(host: string, localNetworks: readonly string[]): boolean {
  const name = isIP(host) === 0 ? host.replace(/:\d+$/, "") : host;
  const address = name.replace(/^\[([\da-f:.]+)\]$/i, "$1");
  return LOCAL_NAME.test(name) || isLocalAddress(address, localNetworks);
}
