import { setTimeout as wait } from "node:timers/promises";

/** The time. Injected, so that tests can control it. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Resolves after `millis`; rejects when aborted. */
  wait(millis: number, signal?: AbortSignal): Promise<void>;
}

/** The date of a time in UTC, such as `2026-01-31`. */
export const dateOf = (millis: number): string => new Date(millis).toISOString().slice(0, 10);

/** The clock of the machine. */
export const systemClock: Clock = {
  now: () => Date.now(),
  wait: (millis, signal) => wait(millis, undefined, signal ? { signal } : {}),
};
