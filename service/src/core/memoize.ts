/** A function that keeps what it made of the last keys, as many as `most`. For what is dear to make and never changes. */
export function remembered<K, V>(most: number, make: (key: K) => V): (key: K) => V {
  const kept = new Map<K, V>();
  return (key) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = make(key);
    if (kept.size >= most) kept.delete(kept.keys().next().value as K);
    kept.set(key, made);
    return made;
  };
}
