import { useEffect, useState } from "react";

const SECOND_MILLIS = 1000;

/** Counts seconds down to zero, restarting whenever `round` changes. */
export function useCountdown(seconds: number, round: unknown): number {
  const [counted, setCounted] = useState({ round, left: seconds });
  if (counted.round !== round) setCounted({ round, left: seconds });
  useEffect(() => {
    const timer = setInterval(
      () => setCounted((now) => (now.left > 0 ? { ...now, left: now.left - 1 } : now)),
      SECOND_MILLIS,
    );
    return () => clearInterval(timer);
  }, []);
  return counted.left;
}
