import { useState } from "react";

/** Rows that are hidden while their removal runs. */
interface HiddenRows {
  readonly isShown: (row: { readonly id: string }) => boolean;
  /** Hides a row. Returns a function that shows it again. */
  readonly hide: (id: string) => () => void;
}

/** Hides rows of a list before the service has removed them. */
export function useHiddenRows(): HiddenRows {
  const [hidden, setHidden] = useState<readonly string[]>([]);
  return {
    isShown: ({ id }) => !hidden.includes(id),
    hide(id) {
      setHidden((now) => [...now, id]);
      return () => setHidden((now) => now.filter((other) => other !== id));
    },
  };
}
