import { MAX_TIMER_MILLIS } from "../protocol/limits/timers.js";
import type { Clock } from "./clock.js";

/** Waits `millis`, or rejects with the signal's reason as soon as it aborts. */
export function wait(clock: Clock, millis: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const stop = () => {
      cancel();
      reject(signal?.reason);
    };
    const cancel = clock.after(Math.min(millis, MAX_TIMER_MILLIS), () => {
      signal?.removeEventListener("abort", stop);
      resolve();
    });
    signal?.addEventListener("abort", stop, { once: true });
  });
}
