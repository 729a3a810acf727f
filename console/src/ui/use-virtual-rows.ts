import { useVirtualizer, useWindowVirtualizer, type VirtualItem } from "@tanstack/react-virtual";
import { type RefObject, useLayoutEffect, useRef } from "react";
import type { RowsInView } from "../api/read-in-view.js";
import { keepScrollPlace, scrollPlace } from "./scroll-place.js";

/**
 * As the styles have it. There each row is a card, whose height depends on what is in it, and the
 * page scrolls in place of the frame.
 */
const PHONE = "(max-width: 35em)";
/** The heights of a row and of a usual card, in rem, as the styles have them. */
const ROW_HEIGHT = 3;
const CARD_HEIGHT = 6.5;

/** The height of a row in pixels, which follows the size of the text. */
const rowHeight = (isCard: boolean): number => {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return rem * (isCard ? CARD_HEIGHT : ROW_HEIGHT);
};

/** The rows of a table that are in view, in its frame or in the window. */
export const rowsIn = (frame: HTMLElement | null): RowsInView => {
  if (!frame) return [0, 0];
  const height = rowHeight(matchMedia(PHONE).matches);
  const { top, bottom } = frame.getBoundingClientRect();
  const from = Math.max(top, 0);
  const to = Math.min(bottom, innerHeight);
  const drawn = [...frame.querySelectorAll<HTMLElement>("[data-index]")].filter((row) => {
    const own = row.getBoundingClientRect();
    return own.bottom > from && own.top < to;
  });
  const above = frame.scrollTop + from - top;
  const first = Number(drawn[0]?.dataset.index ?? Math.floor(above / height));
  return [first, first + Math.max(drawn.length, Math.ceil((to - from) / height))];
};

/** Which rows of a table are drawn, and how much space those have that are not. */
export function useVirtualRows(
  frame: RefObject<HTMLElement | null>,
  count: number,
  keyOf: (place: number) => string | number,
) {
  const isCard = matchMedia(PHONE).matches;
  const height = rowHeight(isCard);
  const options = {
    count,
    estimateSize: () => height,
    overscan: 8,
    getItemKey: keyOf,
    initialMeasurementsCache: isCard ? [...scrollPlace().rows] : [],
  };
  const inFrame = useVirtualizer<HTMLElement, HTMLElement>({
    ...options,
    enabled: !isCard,
    getScrollElement: () => frame.current,
    initialOffset: () => scrollPlace().top,
  });
  const margin = isCard ? (frame.current?.offsetTop ?? 0) : 0;
  const inPage = useWindowVirtualizer<HTMLElement>({
    ...options,
    enabled: isCard,
    scrollMargin: margin,
    initialOffset: () => scrollPlace().top || scrollY,
  });
  const virtual = isCard ? inPage : inFrame;
  const measuredFor = useRef(height);
  useLayoutEffect(() => {
    if (measuredFor.current === height) return;
    measuredFor.current = height;
    virtual.measure();
  }, [virtual, height]);
  const first = useRef({ index: 0, isCard });
  // A turned phone scrolls in another place.
  useLayoutEffect(() => {
    if (first.current.isCard === isCard) return;
    first.current.isCard = isCard;
    virtual.scrollToIndex(first.current.index, { align: "start" });
  }, [virtual, isCard]);
  useLayoutEffect(() => {
    const scroller = isCard ? window : frame.current;
    const keep = () => {
      // The styles turn before the rows do.
      if (matchMedia(PHONE).matches !== isCard) return;
      first.current.index = virtual.range?.startIndex ?? 0;
      keepScrollPlace({ top: virtual.scrollOffset ?? 0, rows: virtual.measurementsCache });
    };
    scroller?.addEventListener("scroll", keep);
    return () => scroller?.removeEventListener("scroll", keep);
  }, [frame, isCard, virtual]);
  const drawn: readonly VirtualItem[] = virtual.getVirtualItems();
  return {
    virtual,
    drawn,
    before: (drawn[0]?.start ?? margin) - margin,
    after: virtual.getTotalSize() - ((drawn.at(-1)?.end ?? margin) - margin),
    /** For the element of a row, if its height depends on what is in it. */
    measure: isCard ? virtual.measureElement : undefined,
  };
}
