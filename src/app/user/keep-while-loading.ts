import type { Tracked } from "../../cache/query.js";
import { settled } from "../../cache/settled.js";
import type { PageApp } from "../browser/page-app.js";

/**
 * The source of a component's user that keeps the user shown while the next one loads, or if that
 * fails. React would hide the component meanwhile.
 */
export function keepWhileLoading(source: PageApp["source"]): PageApp["source"] {
  type Shown = ReturnType<typeof source.use> & Tracked;
  let shown: Shown | undefined;
  let awaited: Shown | undefined;
  let changed = () => {};
  return {
    ...source,
    subscribe: (listener) => {
      changed = listener;
      return source.subscribe(listener);
    },
    use: () => {
      const next: Shown = source.use();
      if (shown?.status !== "fulfilled" || next.status === "fulfilled") shown = next;
      else if (next !== awaited) {
        awaited = next;
        next.then(
          (user) => {
            settled(user, next);
            changed();
          },
          () => {},
        );
      }
      return shown;
    },
  };
}
