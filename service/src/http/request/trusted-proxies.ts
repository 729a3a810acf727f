import { isInNetworks } from "../../core/networks.js";

export { plainAddress } from "../../core/networks.js";

/** Whether `peer` is one of the addresses or networks (`10.0.0.0/8`) that were configured. */
export const isTrustedProxy = (peer: string, trusted: readonly string[]): boolean =>
  isInNetworks(peer, trusted);
