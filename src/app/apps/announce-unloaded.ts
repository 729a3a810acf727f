import type { ClientAppShell } from "../browser/client-app-shell.js";
import type { SerializedApp } from "../browser/serialized-app.js";
import { announce, isAnnounced } from "./announce.js";

/** Exposes a proxy that loads the app when one of its functions is called. */
export function announceUnloaded(serialized: SerializedApp): void {
  if (isAnnounced()) return;
  const call =
    (name: keyof ClientAppShell) =>
    async (...given: never[]) =>
      (
        (
          await import(/* webpackChunkName: "stk-rare" */ "../browser/client-app-shell.js")
        ).shellOfSerializedApp(serialized)[name] as (...given: never[]) => unknown
      )(...given);
  // `then` and symbols stay undefined, so that the proxy is not taken for a promise.
  announce(
    new Proxy(serialized, {
      get: (known, name) =>
        known[name as never] ??
        (typeof name === "symbol" || name === "then" ? undefined : call(name as never)),
    }),
  );
}
