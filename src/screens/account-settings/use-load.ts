import { useEffect, useState } from "react";

/**
 * The result of `load`, undefined while loading. A failure is thrown to the nearest boundary. Keep
 * the identity of `load` stable to avoid another load.
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
