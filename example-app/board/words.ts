import { type Item, STAGE_NAMES } from "./board";
import type { Change } from "./change";

/**
 * What happened, in words, and the form values that take it back. `before` is the card as it was.
 */
export function describeChange(
  before: Item,
  change: Exclude<Change, { kind: "add" }>,
): { message: string; undo: { item: string; change: string } } {
  const undo = (kind: string) => ({ item: before.id, change: kind });
  switch (change.kind) {
    case "move":
      return {
        message: `Moved “${before.title}” to ${STAGE_NAMES[change.stage]}`,
        undo: undo(`move:${before.stage}`),
      };
    case "finish":
      return { message: `Finished “${before.title}”`, undo: undo("reopen") };
    case "reopen":
      return { message: `“${before.title}” is open again`, undo: undo("finish") };
    case "remove":
      return { message: `Removed “${before.title}”`, undo: undo("restore") };
    case "restore":
      return { message: `“${before.title}” is back`, undo: undo("remove") };
  }
}

const STEPS = [
  { unit: "day", millis: 24 * 60 * 60 * 1000 },
  { unit: "hour", millis: 60 * 60 * 1000 },
  { unit: "minute", millis: 60 * 1000 },
] as const;

const relative = new Intl.RelativeTimeFormat("en-GB", { numeric: "auto" });
const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "UTC" });
const exact = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "UTC",
});

const DAYS_IN_WORDS = 7;

/**
 * "3 days ago" up to a week, then the day. `now` in milliseconds is given, so that a server and a
 * browser say the same.
 */
export function timeInWords(at: string, now: number): string {
  const passed = now - Date.parse(at);
  if (passed > DAYS_IN_WORDS * STEPS[0].millis) return day.format(Date.parse(at));
  const step = STEPS.find(({ millis }) => passed >= millis);
  return step === undefined
    ? "just now"
    : relative.format(-Math.floor(passed / step.millis), step.unit);
}

export const dayInWords = (at: number): string => day.format(at);

export const exactTime = (at: string): string => `${exact.format(Date.parse(at))} UTC`;
