import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime.js";
import { use } from "react";
import type { Environment } from "./environment.js";
import { forgetPages } from "./forget-pages.js";
import { noAuthInterrupts } from "./no-auth-interrupts.js";
import { pageJar } from "./page-jar.js";
import { rendering } from "./rendering/browser.js";
import { useQuery } from "./use-query.js";

const byAddress = (to: string, replace: boolean): void =>
  replace ? window.location.replace(to) : window.location.assign(to);

/** A page. */
export const environment: Environment = {
  ...rendering,
  useQuery: (reads, query) => useQuery(reads, query),
  cookies: async () => ({ jar: pageJar(), scope: document }),
  pageJar,
  requestHeader: async () => null,
  currentUrl: () => new URL(window.location.href),
  // The address bar, not the router: pages that were rendered for whoever was here before must not stay in memory.
  go: async (to, { replace }) => byAddress(to, replace),
  forgetPages,
  interrupt: async (how) => {
    throw noAuthInterrupts(how);
  },
  // The context, and not `useRouter`: sharing the module of that one would cost every page of an app half a kilobyte.
  useGo: (byAddressBar) => {
    const router = use(AppRouterContext);
    return (to) => (router && !byAddressBar ? router.push(to) : byAddress(to, false));
  },
  // Without Web Locks each tab asks for itself, which costs a request and nothing else.
  runExclusively: (name, run) => (navigator.locks ? navigator.locks.request(name, run) : run()),
  isOnline: () => navigator.onLine,
};
