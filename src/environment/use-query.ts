import { use, useCallback, useSyncExternalStore } from "react";
import type { Query } from "../cache/query.js";
import type { LiveReads } from "./environment.js";

/**
 * The value of a query in a component: suspends until it is there, then follows it. While a newer value is fetched the
 * one that is shown stays.
 */
export function useQuery<T>(reads: LiveReads, query: Query<T>): T {
  // The key says everything about a query; its functions are made anew at each render.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  const subscribe = useCallback(
    (listener: () => void) => reads.subscribe(query, listener),
    [reads, query.key],
  );
  const shown = () => reads.use(query);
  return use(useSyncExternalStore(subscribe, shown, shown));
}
