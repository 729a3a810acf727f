import { LOOP_STEPS_AT_MOST, LOOP_WINDOW_MILLIS } from "../../protocol/limits/redirects.js";

const KEY = "stackkit-ways-back";

/** A tab's own memory; a browser that refuses it has no loop found, and nothing else happens to it. */
function tabStorage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

/** When this tab was last sent back from the sign-in page by itself. Whatever else stands there counts as never. */
function readRedirectTimes(now: number): number[] {
  const kept = (tabStorage()?.getItem(KEY) ?? "").split(" ").map(Number);
  return kept.filter((at) => at > now - LOOP_WINDOW_MILLIS && at <= now);
}

/** Notes a way back that nobody clicked for, and tells whether there were too many: then two pages send this tab to each other. */
export function detectLoop(now: number): boolean {
  const all = [...readRedirectTimes(now), now];
  const loops = all.length > LOOP_STEPS_AT_MOST;
  tabStorage()?.setItem(KEY, loops ? "" : all.join(" "));
  return loops;
}

/** Somebody signed in by hand: what came before was no loop. */
export const resetLoopDetection = (): void => tabStorage()?.removeItem(KEY);
