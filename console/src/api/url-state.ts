import { useCallback, useMemo } from "react";
import { useLocation, useSearch } from "wouter";

type Values = Readonly<Record<string, string | undefined>>;

/**
 * The state of a view that its address holds, so that a link, a reload and the back button keep it.
 * `set` with `undefined` removes a value; `replace` leaves no entry in the history.
 */
export function useUrlState(): readonly [
  values: URLSearchParams,
  set: (values: Values, options?: { replace?: boolean }) => void,
] {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const values = useMemo(() => new URLSearchParams(search), [search]);
  const set = useCallback(
    (changes: Values, { replace = false } = {}) => {
      const next = new URLSearchParams(search);
      for (const [name, value] of Object.entries(changes))
        if (value === undefined || value === "") next.delete(name);
        else next.set(name, value);
      navigate(next.size === 0 ? path : `${path}?${next}`, { replace });
    },
    [search, path, navigate],
  );
  return [values, set];
}
