import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime.js";
import { use } from "react";
import type { Environment } from "./environment.js";
import { forgetPages } from "./page-changes.js";
import { pageJar } from "./page-jar.js";
import { rendering } from "./rendering/browser.js";
import { useQuery } from "./use-query.js";

const byAddress = (to: string, replace: boolean): void =>
  replace ? window.location.replace(to) : window.location.assign(to);

/** How long a tab waits for the others, each of which may wait for the service. */
const LOCK_WAIT_MILLIS = 3000;

/** In old browsers, or after a while, each tab refreshes on its own, at the cost of one request. */
function runExclusively<T>(name: string, run: () => Promise<T>): Promise<T> {
  if (!navigator.locks || !AbortSignal.timeout) return run();
  const signal = AbortSignal.timeout(LOCK_WAIT_MILLIS);
  return navigator.locks.request(name, { signal }, run).catch((error: unknown) => {
    if (error !== signal.reason) throw error;
    return run();
  });
}

/** The environment of a page in a browser. */
export const environment: Environment = {
  ...rendering,
  useQuery: (reads, query) => useQuery(reads, query),
  cookies: async () => ({ jar: pageJar(), scope: document }),
  pageJar,
  requestHeader: async () => null,
  currentUrl: () => new URL(window.location.href),
  // A full page load, since the router's cache holds pages rendered for the previous user.
  go: async (to, { replace }) => byAddress(to, replace),
  forgetPages,
  interrupt: async (how) => {
    const errors = await import(/* webpackChunkName: "stk-rare" */ "./no-auth-interrupts.js");
    throw errors.noAuthInterrupts(how);
  },
  // Importing `useRouter` would add half a kilobyte to every page.
  useGo: (byAddressBar) => {
    const router = use(AppRouterContext);
    return (to) => (router && !byAddressBar ? router.push(to) : byAddress(to, false));
  },
  findTotpPrompt: async () =>
    (await import("../screens/components/totp-prompt.js")).findTotpPrompt(),
  runExclusively,
  isOnline: () => navigator.onLine,
};
