"use client";

import { type ComponentProps, createContext, type ElementType, type ReactNode, use } from "react";

/**
 * Parts of the screens that an app may replace. Each replaces one element and receives that
 * element's props, including state in `data-*` attributes, so that a design system's component fits
 * directly.
 */
export interface Slots {
  /** Every button. `data-look` is `primary`, `secondary`, `quiet`, `danger` or `link`. */
  readonly Button?: ElementType<ComponentProps<"button">>;
  /** Every text field. */
  readonly Input?: ElementType<ComponentProps<"input">>;
  /** Every list of choices. */
  readonly Select?: ElementType<ComponentProps<"select">>;
  /** Every link. */
  readonly Link?: ElementType<ComponentProps<"a">>;
  /** The card around a form. */
  readonly Card?: ElementType<ComponentProps<"section">>;
  /** The heading of a page. */
  readonly Heading?: ElementType<ComponentProps<"h1">>;
  /** Shown above the heading of every full page. Default: none. */
  readonly Logo?: ElementType<ComponentProps<"div">>;
}

const SlotsContext = createContext<Slots>({});

/** Replaces parts of every screen below. */
export function SlotsProvider({
  slots,
  children,
}: {
  slots: Slots;
  children?: ReactNode;
}): ReactNode {
  const outer = use(SlotsContext);
  return <SlotsContext value={{ ...outer, ...slots }}>{children}</SlotsContext>;
}

/** The app's replacement for this part, else `own`. */
export const useSlot = <N extends keyof Slots, Own>(
  name: N,
  own: Own,
): NonNullable<Slots[N]> | Own => use(SlotsContext)[name] ?? own;
