/** An answer that may be an error one has to expect: look at `status` before the rest. */
export type Result<T, E = unknown> =
  | { readonly status: "ok"; readonly data: T }
  | { readonly status: "error"; readonly error: E };

/** Makes results, and takes them apart. */
export const Result = {
  /** A good result. */
  ok: <T>(data: T): Result<T, never> => ({ status: "ok", data }),
  /** A result that is an error. */
  error: <E>(error: E): Result<never, E> => ({ status: "error", error }),
  /** The data of a good result; the error of the other is thrown. */
  orThrow: <T, E>(result: Result<T, E>): T => {
    if (result.status === "error") throw result.error;
    return result.data;
  },
} as const;
