import { use, useCallback, useSyncExternalStore } from "react";
import type { Query } from "../cache/query.js";
import type { LiveReads } from "./environment.js";

/**
 * Returns the value of a query: suspends until it is loaded, then follows it. The old value stays
 * while a newer one loads.
 */
export function useQuery<T>(reads: LiveReads, query: Query<T>): T {
  // The key identifies a query; its functions are new on each render.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  const subscribe = useCallback(
    (listener: () => void) => reads.subscribe(query, listener),
    [reads, query.key],
  );
  const shown = () => reads.use(query);
  return use(useSyncExternalStore(subscribe, shown, shown));
}
