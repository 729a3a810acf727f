import type { Log } from "../core/log.js";
import type { AnsweredRequest, Counters } from "../http/context/counters.js";
import type { RequestInfo } from "../http/request-info.js";
import { warnOfUntrustedProxy } from "./warn-of-proxy.js";

/** Logs and counts a request. */
export function logRequest(
  { log, counters }: { readonly log: Log; readonly counters: Counters },
  info: RequestInfo,
  request: AnsweredRequest,
): void {
  const { id, method, path } = info;
  const { status, error, millis } = request;
  log.info("request", { id, method, path, status, error, millis: Math.round(millis * 10) / 10 });
  counters.add(method, request);
  warnOfUntrustedProxy(log, info);
}
