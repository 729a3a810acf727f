const UNITS = [
  ["year", 31_557_600_000],
  ["month", 2_629_800_000],
  ["week", 604_800_000],
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

const relative = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
const exact = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "medium" });
const day = new Intl.DateTimeFormat("en", { dateStyle: "medium" });

function ago(at: Date, now: number): string {
  const millis = at.getTime() - now;
  const unit = UNITS.find(([, length]) => Math.abs(millis) >= length);
  return unit ? relative.format(Math.round(millis / unit[1]), unit[0]) : "just now";
}

/** A time as people say it. The exact one is its title. */
export const Time = ({ at, asDay = false }: { readonly at: Date; readonly asDay?: boolean }) => (
  <time dateTime={at.toISOString()} title={exact.format(at)}>
    {asDay ? day.format(at) : ago(at, Date.now())}
  </time>
);

/** A time in full. */
export const exactTime = (at: Date): string => exact.format(at);
