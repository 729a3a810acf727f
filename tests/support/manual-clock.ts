import type { Clock } from "../../src/transport/clock.js";

/** Time that moves only when a test says so. */
export interface ManualClock extends Clock {
  /** Moves on, runs what comes due on the way, and lets everything that follows from it happen. */
  advance(millis: number): Promise<void>;
  /** Waits of the timers that are set, in the order in which they were set. */
  readonly waits: readonly number[];
}

/** Lets promises settle, however many hang on one another. */
export const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export function createManualClock(startMillis = Date.UTC(2026, 0, 1)): ManualClock {
  let now = startMillis;
  const timers = new Set<{ at: number; millis: number; run: () => void }>();
  return {
    now: () => now,
    after: (millis, run) => {
      const timer = { at: now + millis, millis, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    get waits() {
      return [...timers].map(({ millis }) => millis);
    },
    advance: async (millis) => {
      const end = now + millis;
      await settle();
      for (;;) {
        const next = [...timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        timers.delete(next);
        now = next.at;
        next.run();
        await settle();
      }
      now = end;
      await settle();
    },
  };
}
