import { useRouter } from "next/navigation.js";
import type { Environment } from "./environment.js";
import { hooks } from "./hooks.js";
import { pageJar } from "./page-jar.js";
import { useQuery } from "./use-query.js";

const byAddress = (to: string, replace: boolean): void => (replace ? window.location.replace(to) : window.location.assign(to));

/** A page. */
export const environment: Environment = {
  world: "browser",
  callHook: (_, __, run) => run(hooks),
  renderHook: (_, __, run) => run(hooks),
  useQuery: (reads, query) => useQuery(reads, query),
  cookies: async () => ({ jar: pageJar(), scope: document, isSecure: () => false }),
  pageJar,
  requestHeader: async () => null,
  currentUrl: () => new URL(window.location.href),
  // The address bar, not the router: pages that were rendered for whoever was here before must not stay in memory.
  go: async (to, { replace }) => byAddress(to, replace),
  useGo: (byAddressBar) => {
    // biome-ignore lint/correctness/useHookAtTopLevel: an app never changes how it navigates.
    const router = byAddressBar ? undefined : useRouter();
    return (to) => (router ? router.push(to) : byAddress(to, false));
  },
  // Without Web Locks each tab asks for itself, which costs a request and nothing else.
  exclusively: (name, run) => (navigator.locks ? navigator.locks.request(name, run) : run()),
  isOnline: () => navigator.onLine,
};
