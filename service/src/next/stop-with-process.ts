import { systemClock } from "../core/clock.js";
import { STOP_REQUESTS_MILLIS } from "../core/limits.js";
import { registry } from "./registry.js";

const SIGNALS = ["SIGINT", "SIGTERM"] as const;

/**
 * Stops the service at a stop signal, after the requests of the app. Next ends the process; it
 * waits for `stopped` of the registry.
 */
export function stopWithProcess(): void {
  const shared = registry();
  if (shared.stopped) return;
  shared.stopped = new Promise((resolve) => {
    for (const signal of SIGNALS) {
      process.once(signal, async () => {
        // Without another listener ours would keep the process from ending.
        const isAlone = process.listenerCount(signal) === 0;
        await stop().finally(resolve);
        if (isAlone) process.kill(process.pid, signal);
      });
    }
  });
}

async function stop(): Promise<void> {
  const shared = registry();
  if (shared.isStopping) return;
  const late = new AbortController();
  const idle = new Promise<void>((resolve) => {
    shared.onIdle = resolve;
    if (shared.requests === 0) resolve();
  });
  await Promise.race([idle, systemClock.wait(STOP_REQUESTS_MILLIS, late.signal).catch(() => {})]);
  late.abort();
  shared.isStopping = true;
  const opened = await shared.open?.running.catch(() => undefined);
  await opened?.close();
}
