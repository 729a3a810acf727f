import { STOP_MILLIS } from "../core/limits.js";

/** Ends this process if it has not ended in time: neither clients nor receivers can hold it. */
export function endInTime(): void {
  setTimeout(() => process.exit(1), STOP_MILLIS).unref();
}

/** Resolves once the system, or somebody at the keyboard, says to stop. */
export const stopSignal = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
  });
