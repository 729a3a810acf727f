import type { Log } from "../core/log.js";
import type { RequestInfo } from "../http/request-info.js";

/** Warn once per service. */
const warned = new WeakSet<Log>();

/** Warns once if a proxy forwards requests without being configured as trusted. */
export function warnOfUntrustedProxy(log: Log, info: RequestInfo): void {
  if (info.behindTrustedProxy || info.ip === undefined) return;
  if (warned.has(log) || !info.isForwarded) return;
  warned.add(log);
  log.warn(
    "An untrusted proxy forwarded a request. List it in STACKKIT_TRUSTED_PROXIES: until " +
      "then, all requests " +
      "through it share one set of limits, and sessions and notices show its address.",
    { proxy: info.ip },
  );
}
