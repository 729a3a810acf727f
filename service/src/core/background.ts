import { systemClock } from "./clock.js";
import type { Log } from "./log.js";

/** How long background work may take when the service stops. */
export const STOP_WORK_MILLIS = 3000;

/** Work after the response, finished before the service ends. */
export interface Background {
  run(name: string, work: () => Promise<void>): void;
  /** Aborted when the service stops: waits end, started work continues. */
  readonly stopping: AbortSignal;
  /** Aborted later: pending waits are given up and left to other instances. */
  readonly ending: AbortSignal;
  stop(): Promise<void>;
}

/** How long abandoned work has to record that; some libraries cannot be interrupted. */
const GIVE_UP_MILLIS = 500;

/** `keepAlive` receives work that a host must wait for. */
export function createBackground(
  log: Log,
  keepAlive: (work: Promise<void>) => void = () => {},
): Background {
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();
  const ending = new AbortController();
  return {
    stopping: stopping.signal,
    ending: ending.signal,
    run(name, work) {
      const task = work()
        .catch((error: unknown) => {
          if (!stopping.signal.aborted) log.error("background work failed", { name, error });
        })
        .finally(() => running.delete(task));
      running.add(task);
      keepAlive(task);
    },
    async stop() {
      stopping.abort();
      const done = new AbortController();
      const giveUp = async () => {
        await systemClock.wait(STOP_WORK_MILLIS, done.signal);
        ending.abort();
        await systemClock.wait(GIVE_UP_MILLIS, done.signal);
      };
      const finish = async () => {
        while (running.size > 0) await Promise.all(running);
      };
      await Promise.race([finish(), giveUp().catch(() => {})]);
      done.abort();
    },
  };
}
