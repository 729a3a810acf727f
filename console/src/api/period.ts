import { useMemo } from "react";
import { useUrlState } from "./url-state.js";

/** How far the console looks back, in days. */
export const PERIODS = [7, 30, 90] as const;

/** How far lists look back, in days and in words. */
export const LIST_PERIODS = [
  [1, "today"],
  [2, "since yesterday"],
  ...PERIODS.map((days) => [days, `last ${days} days`] as const),
] as const;

const DAY_MILLIS = 86_400_000;

/**
 * When the first of the last days began, in UTC as the service counts them. Today is one of them,
 * so the same address is the same query for a day.
 */
export function startOfDays(days: number): Date {
  const today = Math.floor(Date.now() / DAY_MILLIS);
  return new Date((today - days + 1) * DAY_MILLIS);
}

/** The days that the address of a view names. */
export function usePeriod(): { readonly days?: number; readonly since?: Date } {
  const [values] = useUrlState();
  const [days] = LIST_PERIODS.find(([one]) => String(one) === values.get("days")) ?? [];
  return useMemo(() => (days === undefined ? {} : { days, since: startOfDays(days) }), [days]);
}
