import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/** Whether the element that had the focus is gone, and nothing has it now. */
const isLost = (had: Element | undefined): boolean =>
  had?.isConnected === false && document.activeElement === document.body;

/**
 * Keeps the focus in a list whose row with the focus goes, or in the view if the list goes with it.
 */
export function useKeptFocus(list: RefObject<HTMLElement | null>): void {
  const had = useRef<Element>(undefined);
  useLayoutEffect(() => {
    const element = list.current;
    // React dispatches no events of a dialog that closes while it renders.
    const enter = ({ target }: FocusEvent) => {
      had.current = target as Element;
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) had.current = undefined;
    };
    element?.addEventListener("focusin", enter);
    element?.addEventListener("focusout", leave);
    return () => {
      element?.removeEventListener("focusin", enter);
      element?.removeEventListener("focusout", leave);
      queueMicrotask(() => {
        if (isLost(had.current)) document.querySelector("main")?.focus({ preventScroll: true });
      });
    };
  }, [list]);
  useEffect(() => {
    if (isLost(had.current)) list.current?.focus({ preventScroll: true });
  });
}
