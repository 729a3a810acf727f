import { setTimeout as wait } from "node:timers/promises";

/** The time. Handed in, so that tests can turn it. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Resolves after so many milliseconds; an aborted wait rejects. */
  wait(millis: number, signal?: AbortSignal): Promise<void>;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  wait: (millis, signal) => wait(millis, undefined, signal ? { signal } : {}),
};
