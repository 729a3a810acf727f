import type { Log } from "../observability/log.js";

/** Work that nobody waits for while it is done, and everybody before the service ends. */
export interface Background {
  run(name: string, work: () => Promise<void>): void;
  /** Aborted when the service stops: waits end, work that has begun is finished. */
  readonly stopping: AbortSignal;
  stop(): Promise<void>;
}

export function createBackground(log: Log): Background {
  const running = new Set<Promise<void>>();
  const controller = new AbortController();
  return {
    stopping: controller.signal,
    run(name, work) {
      const task = work()
        .catch((error: unknown) => {
          if (!controller.signal.aborted) log.error("background work failed", { name, error });
        })
        .finally(() => running.delete(task));
      running.add(task);
    },
    async stop() {
      controller.abort();
      while (running.size > 0) await Promise.all(running);
    },
  };
}
