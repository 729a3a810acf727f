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
      "The current user was requested from a cookie store without a page or a request: " +
        "while the server renders a client component, or in a script. Call it in an effect or " +
        `event handler, use StackServerApp from "@stackkit/next/server" on the server, or ` +
        "pass another tokenStore.",
    );
  },
  currentUrl: () => undefined,
  go: async () => {
    throw new UsageError(
      "BROWSER_ONLY",
      "A redirect was started without a page or a request. Start it in an effect or event " +
        "handler of a client component, or on the server with StackServerApp from " +
        `"@stackkit/next/server".`,
    );
  },
  forgetPages: () => {},
  interrupt: async (how) => {
    throw noAuthInterrupts(how);
  },
  useGo: () => () => {
    throw new UsageError(
      "BROWSER_ONLY",
      "A component navigated while the server rendered it. Navigate in an effect or event handler.",
    );
  },
  runExclusively: (_, run) => run(),
  isOnline: () => true,
};
