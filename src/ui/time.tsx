import type { ReactNode } from "react";
import { useLocale, useMessages } from "../messages/use-messages.js";
import { useHydrated } from "../react/use-hydrated.js";
import { systemClock } from "../transport/clock.js";

const SECOND = 1000;
const STEPS: readonly [unit: Intl.RelativeTimeFormatUnit, millis: number][] = [
  ["year", 365 * 24 * 3600 * SECOND],
  ["month", 30 * 24 * 3600 * SECOND],
  ["week", 7 * 24 * 3600 * SECOND],
  ["day", 24 * 3600 * SECOND],
  ["hour", 3600 * SECOND],
  ["minute", 60 * SECOND],
];

/** A relative time: "3 hours ago", "tomorrow". `undefined` within the same minute. */
export function relativeTime(millis: number, now: number, locale: string): string | undefined {
  const away = millis - now;
  const step = STEPS.find(([, length]) => Math.abs(away) >= length);
  return (
    step &&
    new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(
      Math.round(away / step[1]),
      step[0],
    )
  );
}

interface TimeProps {
  date: Date;
  /** Milliseconds since the epoch, if the caller's clock is not the device's. */
  now?: number;
}

/** A relative time; its title has the exact one. */
export function Time({ date, now = systemClock.now() }: TimeProps): ReactNode {
  const t = useMessages();
  const { locale } = useLocale();
  // The server does not know the reader's time zone, so the exact time needs the browser.
  const exact = useHydrated()
    ? new Intl.DateTimeFormat(locale, { dateStyle: "full", timeStyle: "medium" }).format(date)
    : undefined;
  return (
    <time dateTime={date.toISOString()} title={exact} suppressHydrationWarning>
      {relativeTime(date.getTime(), now, locale) ?? t("time.now")}
    </time>
  );
}
