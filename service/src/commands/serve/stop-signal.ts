import { STOP_MILLIS } from "../../core/limits.js";

/** Ends this process at a deadline, whatever clients or receivers do. */
export function endInTime(): void {
  setTimeout(() => process.exit(1), STOP_MILLIS).unref();
}

/** Resolves at a stop signal from the system or the keyboard. */
export const stopSignal = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
  });
