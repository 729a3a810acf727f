import { LRUCache } from "lru-cache";

/** Bounded memo for expensive pure functions: keeps the `max` most recently used results. */
export function memoize<K extends {}, V extends {}>(max: number, compute: (key: K) => V) {
  const results = new LRUCache<K, V>({ max, memoMethod: compute });
  return (key: K): V => results.memo(key);
}
