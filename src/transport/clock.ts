import { MAX_TIMER_MILLIS } from "../protocol/limits/timers.js";

/** The only source of time. Tests pass a fake clock. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Runs `run` once after `millis`. Returns a function that cancels it. */
  after(millis: number, run: () => void): () => void;
}

/** The clock of the machine. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after: (millis, run) => {
    const timer = setTimeout(run, Math.min(millis, MAX_TIMER_MILLIS));
    return () => clearTimeout(timer);
  },
};
