import { useState } from "react";

/**
 * A value that can be shown before the service has confirmed it. What is held is shown until the real value changes, or until it is let go
 * because the change failed.
 */
export function useHeld<T>(real: T): readonly [shown: T, hold: (value: T) => () => void] {
  const [held, setHeld] = useState<{ readonly value: T; readonly over: T }>();
  const hold = (value: T) => {
    const mine = { value, over: real };
    setHeld(mine);
    return () => setHeld((now) => (now === mine ? undefined : now));
  };
  return [held !== undefined && Object.is(held.over, real) ? held.value : real, hold];
}
