import process from "node:process";
import type { ServiceConfig } from "../config.js";
import type { Service } from "../start.js";
import { stopSignal } from "./stop-signal.js";

/** What the first process says to one that serves. */
export type ToWorker = { readonly stop: true } | { readonly tellCounters: number } | { readonly gathered: number; readonly counters: string };
/** What one that serves says to the first process. */
export type FromWorker = { readonly listens: string } | { readonly gatherCounters: number } | { readonly told: number; readonly counters: string };

/** The place of this process among those that serve together, from 1 on; handed over by the first process. */
export const PLACE = "STACKKIT_PROCESS_PLACE";

const tell = (message: FromWorker) => process.send?.(message);

function listen(hear: (message: ToWorker) => void): void {
  process.on("message", hear as (message: unknown) => void);
  // To be heard is no reason to stay.
  process.channel?.unref();
}

/** What makes a service one of several: its counters carry its place, and its page shows those of all. */
export function workerConfig(): Pick<ServiceConfig, "metricsPlace" | "gatherMetrics"> {
  let asked = 0;
  const waiting = new Map<number, (counters: string) => void>();
  listen((message) => {
    if (!("gathered" in message)) return;
    waiting.get(message.gathered)?.(message.counters);
    waiting.delete(message.gathered);
  });
  return {
    metricsPlace: process.env[PLACE],
    gatherMetrics: () =>
      new Promise((resolve) => {
        waiting.set(++asked, resolve);
        tell({ gatherCounters: asked });
      }),
  };
}

/** Serves until the first process, or the system, says to stop. */
export async function serveAsWorker(service: Service): Promise<void> {
  const toldToStop = new Promise<void>((resolve) => {
    listen((message) => {
      if ("stop" in message) resolve();
      else if ("tellCounters" in message) tell({ told: message.tellCounters, counters: service.context.counters.text() });
    });
  });
  tell({ listens: service.url ?? "" });
  await Promise.race([stopSignal(), toldToStop]);
  await service.stop();
}
