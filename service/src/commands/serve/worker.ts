import type { Service } from "../../start/start.js";
import { endInTime, stopSignal } from "./stop-signal.js";

/** Messages of the first process to a worker. */
export type ToWorker =
  | { readonly takeSnapshot: number }
  | { readonly gathered: number; readonly counters: string };
/** Messages of a worker to the first process. */
export type FromWorker =
  | { readonly listens: string }
  | { readonly gatherCounters: number }
  | { readonly snapshotOf: number; readonly counters: string };

/** The first process may have ended: without a callback that would be an error event. */
const send = (message: FromWorker) => void process.send?.(message, undefined, undefined, () => {});

const onMessage = (listener: (message: ToWorker) => void) =>
  void process.on("message", listener as (message: unknown) => void);

/** Requests the counters of all processes from the first one. */
export function createGatherer(): () => Promise<string> {
  let requests = 0;
  const waiting = new Map<number, (counters: string) => void>();
  onMessage((message) => {
    if (!("gathered" in message)) return;
    waiting.get(message.gathered)?.(message.counters);
    waiting.delete(message.gathered);
  });
  return () =>
    new Promise((resolve) => {
      waiting.set(++requests, resolve);
      send({ gatherCounters: requests });
    });
}

/** Serves until a stop signal of the first process or the system. */
export async function serveAsWorker(service: Service): Promise<void> {
  onMessage((message) => {
    if (!("takeSnapshot" in message)) return;
    const { takeSnapshot: snapshotOf } = message;
    void service.context.counters.snapshot().then((counters) => send({ snapshotOf, counters }));
  });
  send({ listens: service.url ?? "" });
  // If the system signals every process, the primary's signal comes second and must not abort the
  // shutdown.
  process.on("SIGTERM", () => {});
  await stopSignal();
  endInTime();
  await service.stop();
}
