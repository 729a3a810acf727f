import type { Log } from "../core/log.js";
import type { AnsweredRequest, Counters } from "../http/context/counters.js";
import type { RequestInfo } from "../http/request-info.js";

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

/** Logs of services that have warned. */
const warned = new WeakSet<Log>();

/** Warns once if a proxy forwards requests without being configured as trusted. */
function warnOfUntrustedProxy(log: Log, info: RequestInfo): void {
  if (info.behindTrustedProxy || info.ip === undefined) return;
  if (warned.has(log) || !info.isForwarded) return;
  warned.add(log);
  log.warn(
    "An untrusted proxy forwarded a request. List it in STACKKIT_TRUSTED_PROXIES: until then, all " +
      "requests through it share one set of limits, and sessions and notices show its address.",
    { proxy: info.ip },
  );
}
