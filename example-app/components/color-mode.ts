import { useSyncExternalStore } from "react";

const KEY = "almanac-theme";

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Stores the choice, which `public/theme.js` reads before the first paint. */
function choose(mode: "light" | "dark" | "system"): void {
  const root = document.documentElement;
  if (mode === "system") delete root.dataset.theme;
  else root.dataset.theme = mode;
  try {
    if (mode === "system") localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, mode);
  } catch {
    // The choice then lasts until the next page.
  }
  for (const listener of listeners) listener();
}

/** The app's colour mode, as props of the user button. */
export function useColorMode() {
  const colorMode = useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset.theme ?? "system",
    () => "system",
  );
  return { colorMode, onColorModeChange: choose };
}
