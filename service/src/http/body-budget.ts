import { BUSY_RETRY_SECONDS } from "../core/limits.js";
import { PlainError } from "../core/plain-error.js";

/** Bytes of all bodies in flight, and the share of one network. */
export const BODIES_IN_FLIGHT_BYTES = 64 * 1024 * 1024;
export const BODIES_OF_NETWORK_BYTES = BODIES_IN_FLIGHT_BYTES / 4;

const BUSY = "The service is busy. Please try again.";

/** The bytes of the budget that one request holds. */
export interface HeldBytes extends Disposable {
  /** Releases the bytes above `bytes`. */
  shrink(bytes: number): void;
}

/**
 * Bounds the bytes of all bodies in flight. A share per network keeps one client from using it up.
 */
export class BodyBudget {
  #total = 0;
  readonly #ofNetworks = new Map<string, number>();

  /** Holds bytes until disposal. Throws a plain 503 if too many are in use. */
  hold(bytes: number, network: string | undefined): HeldBytes {
    const ofNetwork = (network !== undefined && this.#ofNetworks.get(network)) || 0;
    const isTooMuch =
      this.#total + bytes > BODIES_IN_FLIGHT_BYTES ||
      (network !== undefined && ofNetwork + bytes > BODIES_OF_NETWORK_BYTES);
    if (isTooMuch) throw new PlainError(503, BUSY, { "retry-after": String(BUSY_RETRY_SECONDS) });
    let held = 0;
    const change = (to: number) => {
      this.#add(to - held, network);
      held = to;
    };
    change(bytes);
    return { shrink: (to) => change(Math.min(to, held)), [Symbol.dispose]: () => change(0) };
  }

  #add(bytes: number, network: string | undefined): void {
    this.#total += bytes;
    if (network === undefined) return;
    const left = (this.#ofNetworks.get(network) ?? 0) + bytes;
    if (left > 0) this.#ofNetworks.set(network, left);
    else this.#ofNetworks.delete(network);
  }
}
