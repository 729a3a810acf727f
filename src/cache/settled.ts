import type { Tracked } from "./query.js";

/** A promise with its value on it, which React's `use` reads without suspending. */
export const settled = <T>(value: T, promise: Promise<T> = Promise.resolve(value)): Tracked<T> =>
  Object.assign(promise, { status: "fulfilled", value });
