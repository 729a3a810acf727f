import type { Query } from "../../src/cache/query.js";
import { QueryCache } from "../../src/cache/query-cache.js";
import { createManualClock } from "../support/manual-clock.js";

export const THROTTLE = 300;
export const LIFETIME = 5000;

export function setUp() {
  const clock = createManualClock();
  return {
    clock,
    cache: new QueryCache({ clock, throttleMillis: THROTTLE, keptMillis: LIFETIME }),
  };
}

/** A query whose answers the test gives, one fetch after the other. */
export function createQuery<T>(
  key: string,
): Query<T> & { fetches: { answer(value: T): void; fail(error: Error): void }[] } {
  const fetches: { answer(value: T): void; fail(error: Error): void }[] = [];
  return {
    key,
    kinds: ["team"],
    fetches,
    fetch: () => new Promise<T>((answer, fail) => void fetches.push({ answer, fail })),
  };
}

/** A query that counts. */
export const counting = (key = "count", kinds = ["team"]): Query<number> & { count: number } => {
  const query = { key, kinds, count: 0, fetch: async () => ++query.count };
  return query;
};

/** What React finds on a promise that needs no suspending. */
export const statusOf = (promise: Promise<unknown>) =>
  promise as { status?: string; value?: unknown };
