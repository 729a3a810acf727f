import { onTestFinished } from "vitest";

/** Collects what would have ended the process, until the test has ended. */
export function collectCrashes(): Error[] {
  const crashes: Error[] = [];
  process.setUncaughtExceptionCaptureCallback((error) => crashes.push(error));
  onTestFinished(() => process.setUncaughtExceptionCaptureCallback(null));
  return crashes;
}

/** Lets everything that is due now happen: events of sockets and what follows from them. */
export async function settleEvents(): Promise<void> {
  for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve));
}
