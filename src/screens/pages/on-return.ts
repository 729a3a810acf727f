/** Calls `listener` when the person comes back to this tab. Returns a function that stops it. */
export function onReturn(listener: () => void): () => void {
  const check = () => document.visibilityState === "visible" && listener();
  const [tab, page] = [window, document];
  tab.addEventListener("focus", check);
  page.addEventListener("visibilitychange", check);
  return () => {
    tab.removeEventListener("focus", check);
    page.removeEventListener("visibilitychange", check);
  };
}
