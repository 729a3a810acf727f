/** Bounded memo for expensive pure functions: keeps the results of the last `max` new keys. */
export function memoize<K, V>(max: number, compute: (key: K) => V): (key: K) => V {
  const results = new Map<K, V>();
  return (key) => {
    const known = results.get(key);
    if (known !== undefined) return known;
    const result = compute(key);
    if (results.size >= max) results.delete(results.keys().next().value as K);
    results.set(key, result);
    return result;
  };
}
