/**
 * Runs a function of the app with a signal. Throws if it takes longer than `millis`, since such a
 * function may ignore its signal.
 */
export async function withinDeadline<T>(
  millis: number,
  ending: AbortSignal,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const signal = AbortSignal.any([AbortSignal.timeout(millis), ending]);
  const aborted = new Promise<never>((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
  });
  // No one waits for it once the function has answered.
  aborted.catch(() => {});
  return Promise.race([run(signal), aborted]);
}
