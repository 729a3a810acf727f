import { hashOf } from "../core/random.js";
import { DAY } from "../core/time.js";
import type { Context } from "../http/context.js";
import { countInWindows, readCount } from "../limits/counters.js";

const WINDOW_MILLIS = DAY;
/**
 * Wrong digits of a project in a day. Afterwards its new codes have letters, and sent digits one
 * try: guessing over all accounts then opens one in about three years, and no one is locked out.
 */
export const MAX_GUESSES_PER_DAY = 1000;

type Counting = Pick<Context, "db" | "clock" | "settings" | "log">;

const keyOf = (projectId: string): string => hashOf(["guesses", projectId].join("\n"));

/** Counts a wrong code of digits over all accounts of a project. */
export async function countGuess(
  { db, clock, settings, log }: Counting,
  projectId: string,
): Promise<void> {
  if (!settings.rateLimits) return;
  const key = keyOf(projectId);
  const windowStart = windowStartAt(clock.now());
  const counts = await countInWindows(db, [
    { key, windowStart, expiresAt: windowStart + WINDOW_MILLIS },
  ]);
  if (counts.get(key) === MAX_GUESSES_PER_DAY)
    log.warn("mailed codes are being guessed; new ones have letters until tomorrow", { projectId });
}

/** Whether so many codes of digits were wrong today that someone guesses them. */
export const areDigitsGuessed = async (
  { db, clock, settings }: Pick<Counting, "db" | "clock" | "settings">,
  projectId: string,
): Promise<boolean> =>
  settings.rateLimits &&
  (await readCount(db, keyOf(projectId), windowStartAt(clock.now()))) >= MAX_GUESSES_PER_DAY;

const windowStartAt = (now: number): number => now - (now % WINDOW_MILLIS);
