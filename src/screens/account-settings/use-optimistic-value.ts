import { useState } from "react";

/**
 * A value that can be set before the service confirms it. The optimistic value is shown until the
 * real one changes, or until it is released after a failure.
 */
export function useOptimisticValue<T>(
  real: T,
): readonly [shown: T, hold: (value: T) => () => void] {
  const [held, setHeld] = useState<{ readonly value: T; readonly over: T }>();
  const hold = (value: T) => {
    const mine = { value, over: real };
    setHeld(mine);
    return () => setHeld((now) => (now === mine ? undefined : now));
  };
  return [held !== undefined && Object.is(held.over, real) ? held.value : real, hold];
}
