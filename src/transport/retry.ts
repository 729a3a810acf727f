import { RETRY_BASE_MILLIS } from "../protocol/limits/limits.js";
import { TIMER_AT_MOST_MILLIS } from "../protocol/limits/timers.js";

const IDEMPOTENT = new Set(["GET", "HEAD", "OPTIONS", "PUT", "DELETE", "TRACE"]);

/** Whether doing it twice is the same as doing it once, so that it may be sent again when nobody knows whether it arrived. */
export const isIdempotent = (method: string): boolean => IDEMPOTENT.has(method.toUpperCase());

/** How long to wait after the failed attempt `attempt`, counted from 0: the base doubled each time, times 0.5 to 1.5. */
export const backoffMillis = (attempt: number, random: () => number): number =>
  (0.5 + random()) * RETRY_BASE_MILLIS * 2 ** attempt;

/** The wait that a `Retry-After` header asks for, in seconds or as a date; undefined where it is missing or says nothing. */
export function retryAfterMillis(header: string | null, now: number): number | undefined {
  const text = header?.trim();
  if (!text) return undefined;
  const millis = /^\d+(\.\d+)?$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isNaN(millis) ? undefined : Math.min(Math.max(millis, 0), TIMER_AT_MOST_MILLIS);
}
