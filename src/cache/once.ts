/**
 * React renders a rejected promise again, and would load forever if it were gone. After this delay
 * the next attempt loads again.
 */
const FAILURE_KEPT_MILLIS = 300;

/** Calls `forget` some time after a promise is rejected. */
export function keepFailure<T>(promise: Promise<T>, forget: () => void): Promise<T> {
  promise.catch(() => setTimeout(forget, FAILURE_KEPT_MILLIS));
  return promise;
}

/** Runs `start` once for all callers, and again some time after a failure. */
export function once<T>(start: () => Promise<T>): () => Promise<T> {
  let run: Promise<T> | undefined;
  return () => {
    run ??= keepFailure(start(), () => {
      run = undefined;
    });
    return run;
  };
}
