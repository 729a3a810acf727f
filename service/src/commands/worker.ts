import type { Service } from "../runtime/start.js";
import { endInTime, stopSignal } from "./stop-signal.js";

/** What the first process says to one that serves. */
export type ToWorker =
  | { readonly tellCounters: number }
  | { readonly gathered: number; readonly counters: string };
/** What one that serves says to the first process. */
export type FromWorker =
  | { readonly listens: string }
  | { readonly gatherCounters: number }
  | { readonly told: number; readonly counters: string };

/** The first process may have ended: without a callback that would be an error event. */
const tell = (message: FromWorker) => void process.send?.(message, undefined, undefined, () => {});

const hear = (listener: (message: ToWorker) => void) =>
  void process.on("message", listener as (message: unknown) => void);

/** Asks the first process for the counters of all. */
export function createGatherer(): () => Promise<string> {
  let asked = 0;
  const waiting = new Map<number, (counters: string) => void>();
  hear((message) => {
    if (!("gathered" in message)) return;
    waiting.get(message.gathered)?.(message.counters);
    waiting.delete(message.gathered);
  });
  return () =>
    new Promise((resolve) => {
      waiting.set(++asked, resolve);
      tell({ gatherCounters: asked });
    });
}

/** Serves until the first process, or the system, says to stop. */
export async function serveAsWorker(service: Service): Promise<void> {
  hear((message) => {
    if ("tellCounters" in message)
      tell({ told: message.tellCounters, counters: service.context.counters.text() });
  });
  tell({ listens: service.url ?? "" });
  // Where the system tells every process, the first one tells this one again: that must not break off what is being finished.
  process.on("SIGTERM", () => {});
  await stopSignal();
  endInTime();
  await service.stop();
}
