import { LOOP_STEPS_AT_MOST, LOOP_WINDOW_MILLIS } from "../../protocol/limits/redirects.js";

const KEY = "stackkit-ways-back";

/** A tab's own memory; a browser that refuses it has no loop found, and nothing else happens to it. */
function memory(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

/** When this tab was last sent back from the sign-in page by itself. Whatever else stands there counts as never. */
function steps(now: number): number[] {
  const kept = (memory()?.getItem(KEY) ?? "").split(" ").map(Number);
  return kept.filter((at) => at > now - LOOP_WINDOW_MILLIS && at <= now);
}

/** Notes a way back that nobody clicked for, and tells whether there were too many: then two pages send this tab to each other. */
export function isLoop(now: number): boolean {
  const all = [...steps(now), now];
  const loops = all.length > LOOP_STEPS_AT_MOST;
  memory()?.setItem(KEY, loops ? "" : all.join(" "));
  return loops;
}

/** Somebody signed in by hand: what came before was no loop. */
export const forgetSteps = (): void => memory()?.removeItem(KEY);
