const WEEK_MILLIS = 604_800_000;
/** As long as 50 years: what ends later was meant not to end. */
const ENDLESS_MILLIS = 1_577_880_000_000;
const UNITS = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

const relative = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
const exact = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "medium" });
const day = new Intl.DateTimeFormat("en", { dateStyle: "medium" });

function ago(at: Date, now: number): string {
  const millis = at.getTime() - now;
  if (millis > ENDLESS_MILLIS) return "Never";
  if (Math.abs(millis) >= WEEK_MILLIS) return day.format(at);
  const unit = UNITS.find(([, length]) => Math.abs(millis) >= length);
  return unit ? relative.format(Math.round(millis / unit[1]), unit[0]) : "just now";
}

/**
 * A time as people say it, or its day if it is further away. The exact one is its title, which
 * phones show of an event below it.
 */
export const Time = ({
  at,
  asDay = false,
  isEvent = false,
}: {
  readonly at: Date;
  readonly asDay?: boolean;
  /** Whether the order of seconds matters, as in a log. */
  readonly isEvent?: boolean;
}) => (
  <time
    dateTime={at.toISOString()}
    title={exact.format(at)}
    className={isEvent ? "time-event" : undefined}
  >
    {asDay ? day.format(at) : ago(at, Date.now())}
  </time>
);

/** A time in full. */
export const exactTime = (at: Date): string => exact.format(at);
