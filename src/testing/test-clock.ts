import { systemClock } from "../transport/clock.js";

interface Wait {
  readonly until: number;
  readonly end: () => void;
}

/** The clock of a test service: real time, plus what the test has added. */
export class TestClock {
  #ahead = 0;
  readonly #waits = new Set<Wait>();

  /** Milliseconds since the epoch, as the service sees them. */
  now = (): number => systemClock.now() + this.#ahead;

  /** Resolves after `millis`, or once `advance()` has passed them. Rejects when aborted. */
  wait = (millis: number, signal?: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const leave = () => {
        this.#waits.delete(wait);
        cancel();
        signal?.removeEventListener("abort", abort);
      };
      const abort = () => {
        leave();
        reject(signal?.reason as Error);
      };
      const wait: Wait = {
        until: this.now() + millis,
        end: () => {
          leave();
          resolve();
        },
      };
      const cancel = systemClock.after(millis, wait.end);
      this.#waits.add(wait);
      if (signal?.aborted) abort();
      else signal?.addEventListener("abort", abort);
    });

  /** Lets time pass for the service, such as until a code has expired. */
  advance(millis: number): void {
    this.#ahead += millis;
    for (const wait of [...this.#waits]) if (wait.until <= this.now()) wait.end();
  }
}
