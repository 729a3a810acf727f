import { BUSY_RETRY_SECONDS } from "../core/limits.js";
import { PlainError } from "../core/plain-error.js";

/** Bytes of all larger bodies in flight, and the shares of one network and one user. */
export const BODIES_IN_FLIGHT_BYTES = 64 * 1024 * 1024;
export const BODIES_OF_NETWORK_BYTES = BODIES_IN_FLIGHT_BYTES / 4;
export const BODIES_OF_USER_BYTES = BODIES_IN_FLIGHT_BYTES / 16;
/** Bodies up to this size, such as those of sign-ins, don't count and are never refused. */
export const SMALL_BODY_BYTES = 4096;

const BUSY = "The service is busy. Please try again.";

/** The sender of a body, who has a share of the budget: a network or a user. */
export interface Sender {
  readonly name: string;
  readonly share: number;
}

/** The bytes of the budget that one body holds until its disposal. */
export interface HeldBytes extends Disposable {
  /** Holds more bytes. Throws a plain 503 if too many are in use. */
  add(bytes: number): void;
}

/**
 * Bounds the bytes of all bodies in flight, counted as they come: an idle connection holds nothing.
 * Shares keep one network or user from using it up.
 */
export class BodyBudget {
  #total = 0;
  readonly #ofSenders = new Map<string, number>();

  hold(senders: readonly Sender[]): HeldBytes {
    let read = 0;
    let held = 0;
    return {
      add: (bytes) => {
        read += bytes;
        if (read <= SMALL_BODY_BYTES) return;
        this.#requireRoom(read - held, senders);
        this.#add(read - held, senders);
        held = read;
      },
      [Symbol.dispose]: () => {
        this.#add(-held, senders);
        held = 0;
      },
    };
  }

  #requireRoom(bytes: number, senders: readonly Sender[]): void {
    const isFull =
      this.#total + bytes > BODIES_IN_FLIGHT_BYTES ||
      senders.some(({ name, share }) => (this.#ofSenders.get(name) ?? 0) + bytes > share);
    if (isFull) throw new PlainError(503, BUSY, { "retry-after": String(BUSY_RETRY_SECONDS) });
  }

  #add(bytes: number, senders: readonly Sender[]): void {
    this.#total += bytes;
    for (const { name } of senders) {
      const left = (this.#ofSenders.get(name) ?? 0) + bytes;
      if (left > 0) this.#ofSenders.set(name, left);
      else this.#ofSenders.delete(name);
    }
  }
}
