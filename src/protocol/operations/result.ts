/** A result with expected errors: check `status` before reading the rest. */
export type Result<T, E = unknown> =
  | { readonly status: "ok"; readonly data: T }
  | { readonly status: "error"; readonly error: E };

/** Creates and unwraps results. */
export const Result = {
  /** A successful result. */
  ok: <T>(data: T): Result<T, never> => ({ status: "ok", data }),
  /** A failed result. */
  error: <E>(error: E): Result<never, E> => ({ status: "error", error }),
  /** Returns the data of a successful result; throws the error of a failed one. */
  orThrow: <T, E>(result: Result<T, E>): T => {
    if (result.status === "error") throw result.error;
    return result.data;
  },
} as const;
