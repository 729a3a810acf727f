import type { Clock } from "@stackkit/service";

/** A clock that only a test advances. Waits end once it is far enough. */
export class TestClock implements Clock {
  #now = Date.UTC(2026, 0, 15, 12);
  #waits: { until: number; resolve: () => void }[] = [];
  now = () => this.#now;
  /** The number of pending waits. Waits that start after an advance end later. */
  get waiting(): number {
    return this.#waits.length;
  }
  wait = (millis: number, signal?: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const stop = () => reject(signal?.reason as Error);
      if (signal?.aborted) return stop();
      signal?.addEventListener("abort", stop, { once: true });
      this.#waits.push({
        until: this.#now + millis,
        resolve: () => {
          signal?.removeEventListener("abort", stop);
          resolve();
        },
      });
    });
  advance(millis: number) {
    this.#now += millis;
    const due = this.#waits.filter(({ until }) => until <= this.#now);
    this.#waits = this.#waits.filter(({ until }) => until > this.#now);
    for (const { resolve } of due) resolve();
  }
}
