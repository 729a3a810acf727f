import { MAX_TIMER_MILLIS } from "../protocol/limits/timers.js";

/** The first pause before a call is repeated, but for the jitter. */
export const RETRY_BASE_MILLIS = 1000;

const IDEMPOTENT = new Set(["GET", "HEAD", "OPTIONS", "PUT", "DELETE", "TRACE"]);

/** Whether the method is idempotent, so that a call may be repeated if its outcome is unknown. */
export const isIdempotent = (method: string): boolean => IDEMPOTENT.has(method.toUpperCase());

/**
 * The wait after the failed attempt `attempt`, counted from 0: exponential backoff with a jitter of
 * 0.5 to 1.5.
 */
export const backoffMillis = (attempt: number, random: () => number): number =>
  (0.5 + random()) * RETRY_BASE_MILLIS * 2 ** attempt;

/**
 * Reads a `Retry-After` header, in seconds or as a date. Returns `undefined` if it is missing or
 * invalid.
 */
export function retryAfterMillis(header: string | null, now: number): number | undefined {
  const text = header?.trim();
  if (!text) return undefined;
  const millis = /^\d+(\.\d+)?$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isNaN(millis) ? undefined : Math.min(Math.max(millis, 0), MAX_TIMER_MILLIS);
}
