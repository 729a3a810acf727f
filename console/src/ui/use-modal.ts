import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Opens a dialog as a modal one. When it goes, the focus returns to where it was, or to the view if
 * that is gone, such as the row of a list.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    dialog.showModal();
    return () => {
      // An open dialog that is removed would leave the focus nowhere.
      dialog.close();
      const { activeElement } = document;
      if (activeElement === document.body || dialog.contains(activeElement))
        document.querySelector("main")?.focus({ preventScroll: true });
    };
  }, []);
  return ref;
}
