import { type RefCallback, useState } from "react";
import { useHydrated } from "../../react/use-hydrated.js";

function focusHeading(card: HTMLElement | null): void {
  const heading = card?.querySelector<HTMLElement>("h1");
  if (!heading || document.activeElement !== document.body) return;
  heading.tabIndex = -1;
  heading.focus();
}

/**
 * The ref of a card that replaces a form: focus moves to its heading, because the pressed button is
 * gone. A card that came with the page does not take focus.
 */
export function useTakeFocus(): RefCallback<HTMLElement> | null {
  const [isAnswer] = useState(useHydrated());
  return isAnswer ? focusHeading : null;
}
