"use client";

import { type ComponentProps, createContext, type ElementType, type ReactNode, use } from "react";

/**
 * Parts of the screens that an app may replace. Each stands for one element and gets the props of that element,
 * states as `data-*` attributes included, so that a component of a design system fits in directly.
 */
export interface Slots {
  readonly Button?: ElementType<ComponentProps<"button">>;
  readonly Input?: ElementType<ComponentProps<"input">>;
  readonly Select?: ElementType<ComponentProps<"select">>;
  readonly Link?: ElementType<ComponentProps<"a">>;
  readonly Card?: ElementType<ComponentProps<"section">>;
  readonly Heading?: ElementType<ComponentProps<"h1">>;
  /** Stands above the heading of every full page. There is none by default. */
  readonly Logo?: ElementType<ComponentProps<"div">>;
}

const SlotsContext = createContext<Slots>({});

/** Replaces parts of every screen below. */
export function SlotsProvider({ slots, children }: { slots: Slots; children?: ReactNode }): ReactNode {
  const outer = use(SlotsContext);
  return <SlotsContext value={{ ...outer, ...slots }}>{children}</SlotsContext>;
}

/** The app's own part of this name, else `own`. */
export const useSlot = <N extends keyof Slots, Own>(name: N, own: Own): NonNullable<Slots[N]> | Own => use(SlotsContext)[name] ?? own;
