import type { Context } from "../runtime/context.js";
import type { RequestFacts } from "./request/request-info.js";
import { warnOfUntrustedProxy } from "./request/warn-of-proxy.js";

export interface Answered {
  /** The path as it was declared. */
  readonly pattern: string;
  readonly status: number;
  readonly error: string | undefined;
  readonly millis: number;
}

/** One line of the log and one count a request. */
export function recordRequest(context: Context, facts: RequestFacts, answered: Answered): void {
  const { log, counters } = context;
  const { id, method, path } = facts;
  const { status, error, millis } = answered;
  log.info("request", { id, method, path, status, error, millis: Math.round(millis * 10) / 10 });
  counters.add(method, answered);
  warnOfUntrustedProxy(log, facts);
}
