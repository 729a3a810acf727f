import type { ClientAppShell } from "../browser/client-app-shell.js";
import type { HandedApp } from "../browser/serialized-app.js";

const page = globalThis as { __STACK_AUTH__?: { readonly app: object } };

/** Puts the app of a page where tools of the browser look for it. */
export function announce(app: object): void {
  page.__STACK_AUTH__ = { ...page.__STACK_AUTH__, app };
}

/** On a page that needs no app, a stand-in for one that loads it when a function of it is called. */
export function announceUnloaded(handed: HandedApp): void {
  if (page.__STACK_AUTH__) return;
  const call =
    (name: keyof ClientAppShell) =>
    async (...given: never[]) =>
      (
        (
          await import(/* webpackChunkName: "stk-rare" */ "../browser/client-app-shell.js")
        ).shellOfHanded(handed)[name] as (...given: never[]) => unknown
      )(...given);
  // It must not be taken for a promise, nor for anything else that has a symbol.
  announce(
    new Proxy(handed, {
      get: (known, name) =>
        known[name as never] ??
        (typeof name === "symbol" || name === "then" ? undefined : call(name as never)),
    }),
  );
}
