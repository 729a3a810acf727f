import { JSDOM } from "jsdom";

const KEPT_MILLIS = 60_000;

/**
 * Counts the components that render again after a write: one without changes, and one that changes
 * a value of `count`.
 */
export async function countRenders({ QueryCache, systemClock, useQuery }, count) {
  const { window } = new JSDOM("<div></div>");
  Object.assign(globalThis, { window, document: window.document, IS_REACT_ACT_ENVIRONMENT: true });
  globalThis.navigator ??= window.navigator;
  const { act, createElement, Suspense } = await import("react");
  const { createRoot } = await import("react-dom/client");
  const cache = new QueryCache({ clock: systemClock, throttleMillis: 0, keptMillis: KEPT_MILLIS });
  const names = Array.from({ length: count }, () => "Same");
  const queries = names.map((_, id) => ({
    key: `team ${id}`,
    kinds: ["team"],
    fetch: async () => ({ id, name: names[id] }),
  }));
  let renders = 0;
  const Team = ({ query }) => {
    renders++;
    return useQuery(cache, query).name;
  };
  await Promise.all(queries.map((query) => cache.use(query)));
  const write = async () => {
    renders = 0;
    await act(async () => {
      cache.stale(["team"]);
      await Promise.all(queries.map((query) => cache.read(query)));
    });
    return renders;
  };
  const root = createRoot(document.querySelector("div"));
  await act(() =>
    root.render(
      createElement(
        Suspense,
        null,
        ...queries.map((query) => createElement(Team, { key: query.key, query })),
      ),
    ),
  );
  const unchanged = await write();
  names[0] = "Other";
  const changed = await write();
  await act(() => root.unmount());
  return { unchanged, changed };
}
