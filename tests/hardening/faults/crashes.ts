import { onTestFinished } from "vitest";

/** Collects errors that would have crashed the process, until the test ends. */
export function collectCrashes(): Error[] {
  const crashes: Error[] = [];
  process.setUncaughtExceptionCaptureCallback((error) => crashes.push(error));
  onTestFinished(() => process.setUncaughtExceptionCaptureCallback(null));
  return crashes;
}

/** Runs all due events, such as those of sockets. */
export async function settleEvents(): Promise<void> {
  for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve));
}
