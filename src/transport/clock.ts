import { TIMER_AT_MOST_MILLIS } from "../protocol/limits.js";

/** The only source of time. Tests hand in their own. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Runs `run` once after `millis`; what comes back cancels it. */
  after(millis: number, run: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after: (millis, run) => {
    const timer = setTimeout(run, Math.min(millis, TIMER_AT_MOST_MILLIS));
    return () => clearTimeout(timer);
  },
};

/** Waits `millis`, or rejects with the signal's reason as soon as it is aborted. */
export function wait(clock: Clock, millis: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const stop = () => {
      cancel();
      reject(signal?.reason);
    };
    const cancel = clock.after(Math.min(millis, TIMER_AT_MOST_MILLIS), () => {
      signal?.removeEventListener("abort", stop);
      resolve();
    });
    signal?.addEventListener("abort", stop, { once: true });
  });
}
