import { UsageError } from "../transport/usage-error.js";
import type { Environment } from "./environment.js";
import { noAuthInterrupts } from "./no-auth-interrupts.js";
import { rendering } from "./rendering/default.js";

/** Client components while a server renders them, and plain Node: no request and no page. */
export const environment: Environment = {
  ...rendering,
  useQuery: (_, __, hook, twin) => rendering.callHook<never>(hook, twin, () => undefined as never),
  pageJar: undefined,
  requestHeader: async () => null,
  cookies: async () => {
    throw new UsageError(
      "STORE_NOT_ON_SERVER",
      `A cookie store was asked for the current user where there are neither a page nor a request: in a client component while the server renders it, or in a script. Call it in an effect or an event, use StackServerApp from "@stackkit/next/server" on the server, or hand over another tokenStore.`,
    );
  },
  currentUrl: () => undefined,
  go: async () => {
    throw new UsageError(
      "BROWSER_ONLY",
      `A redirect was started where there are neither a page nor a request. Start it in an effect or an event of a client component, or on the server with StackServerApp from "@stackkit/next/server".`,
    );
  },
  forgetPages: () => {},
  interrupt: async (how) => {
    throw noAuthInterrupts(how);
  },
  useGo: () => () => {
    throw new UsageError(
      "BROWSER_ONLY",
      "A component navigated while the server rendered it. Navigate in an effect or an event.",
    );
  },
  runExclusively: (_, run) => run(),
  isOnline: () => true,
};
