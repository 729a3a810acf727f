const LOOP_WINDOW_MILLIS = 30_000;
/**
 * Automatic returns from the sign-in page allowed per tab within {@link LOOP_WINDOW_MILLIS}; one
 * more counts as a loop.
 */
const MAX_LOOP_STEPS = 4;

const KEY = "stackkit-ways-back";

/** The tab's storage. Browsers that deny it get no loop detection. */
function tabStorage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

/** Times of recent automatic redirects away from the sign-in page. Invalid entries are dropped. */
function readRedirectTimes(now: number): number[] {
  const kept = (tabStorage()?.getItem(KEY) ?? "").split(" ").map(Number);
  return kept.filter((at) => at > now - LOOP_WINDOW_MILLIS && at <= now);
}

/**
 * Records an automatic redirect. Returns true after too many, when two pages redirect to each
 * other.
 */
export function detectLoop(now: number): boolean {
  const all = [...readRedirectTimes(now), now];
  const loops = all.length > MAX_LOOP_STEPS;
  tabStorage()?.setItem(KEY, loops ? "" : all.join(" "));
  return loops;
}

/** A manual sign-in is not part of a loop. */
export const resetLoopDetection = (): void => tabStorage()?.removeItem(KEY);
