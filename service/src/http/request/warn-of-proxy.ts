import type { Settings } from "../../config/settings.js";
import type { Log } from "../../observability/log.js";
import type { RequestInfo } from "./request-info.js";

/** Warn once per service. */
const warned = new WeakSet<Log>();

/** Warns once if a proxy forwards requests without being configured as trusted. */
export function warnOfUntrustedProxy(
  log: Log,
  info: RequestInfo,
  { production }: Pick<Settings, "production">,
): void {
  if (info.behindTrustedProxy || warned.has(log)) return;
  // In development the first request of an app comes before its addresses are recorded.
  const isUnknown = production && info.isFromOutside && info.peer === undefined;
  if (!isUnknown && (info.ip === undefined || !info.isForwarded)) return;
  warned.add(log);
  if (isUnknown) {
    log.warn(
      "The addresses of clients are not known here, so all of them share one set of limits. See docs/guide/in-one-process.md.",
    );
    return;
  }
  log.warn(
    "A proxy that is not trusted passed a request on. Name it in STACKKIT_TRUSTED_PROXIES: until then all requests " +
      "through it share one set of limits, and sessions and notices show its address.",
    { proxy: info.ip },
  );
}
