import type { Context } from "./context.js";
import type { RequestFacts } from "./request/facts.js";

export interface Answered {
  /** The path as it was declared. */
  readonly pattern: string;
  readonly status: number;
  readonly error: string | undefined;
  readonly millis: number;
}

/** One line of the log and one count a request. */
export function recordRequest({ log, counters }: Context, { id, method, path }: RequestFacts, { pattern, status, error, millis }: Answered): void {
  log.info("request", { id, method, path, status, error, millis: Math.round(millis * 10) / 10 });
  counters.count("stackkit_requests_total", { method, path: pattern, status: String(status), error: error ?? "" });
  counters.observe("stackkit_request_seconds", { method, path: pattern }, millis / 1000);
}
