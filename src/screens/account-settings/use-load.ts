import { useEffect, useState } from "react";

/**
 * What `load` brings, undefined until it is there. A failure is thrown into the nearest boundary. `load` must keep its identity
 * while the same thing is wanted.
 */
export function useLoad<T>(load: () => Promise<T>): {
  readonly value: T | undefined;
  reload(): Promise<void>;
  set(value: T): void;
} {
  const [value, set] = useState<T>();
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  useEffect(() => {
    let wanted = true;
    load().then(
      (loaded) => wanted && set(() => loaded),
      (error: unknown) => wanted && setFailure({ error }),
    );
    return () => {
      wanted = false;
    };
  }, [load]);
  if (failure) throw failure.error;
  return { value, set: (next) => set(() => next), reload: async () => set(await load()) };
}
