import { useEffect, useState } from "react";

/** A value once it has not changed for a while, so that typing makes few requests. */
export function useDebounced<T>(value: T, millis: number): T {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(settle, millis, value);
    return () => clearTimeout(timer);
  }, [value, millis]);
  return settled;
}
