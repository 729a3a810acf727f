import { type RefObject, useEffect } from "react";

/** As React's `<Activity>` hides elements. */
const HIDDEN = '[style*="display: none"]';

/**
 * Calls `forget` when React hides an element with its page. Next keeps hidden pages in memory, with
 * what was typed into them. While a part waits under `<Suspense>`, React hides it too, but ends only
 * its layout effects: what it shows must survive that, so this is no layout effect.
 */
export function useHidden<E extends HTMLElement>(
  element: RefObject<E | null>,
  forget: (element: E) => void,
): void {
  useEffect(() => {
    const { current } = element;
    return () =>
      // Strict mode runs this without hiding anything.
      queueMicrotask(() => {
        if (current?.isConnected && current.closest(HIDDEN)) forget(current);
      });
  }, [element, forget]);
}

/** Empties the inputs in an element: a password or a code must not wait in a hidden page. */
export function emptyInputs(element: HTMLElement): void {
  for (const input of element.getElementsByTagName("input")) input.value = "";
}
