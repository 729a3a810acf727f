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
  const isHeld = held !== undefined && Object.is(held.over, real);
  // The real value may come back to `over`, such as by an undo.
  if (held && !isHeld) setHeld(undefined);
  return [isHeld ? held.value : real, hold];
}
