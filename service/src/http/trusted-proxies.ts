import { isInNetworks } from "../core/networks.js";

export { plainAddress } from "../core/networks.js";

/** Whether `peer` is in one of the configured addresses or networks (`10.0.0.0/8`). */
export const isTrustedProxy = (peer: string, trusted: readonly string[]): boolean =>
  isInNetworks(peer, trusted);
