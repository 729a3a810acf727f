import * as React from "react";
import { UsageError } from "../transport/usage-error.js";
import { BailOut } from "./bail-out.js";
import type { Environment } from "./environment.js";
import { hookOutsideComponent } from "./hook-errors.js";
import { hooks } from "./hooks.js";

/** Where React keeps what hooks are made of while it renders: nothing, while it does not. Looking there costs no warning. */
const INTERNALS = "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE";

/** A React that keeps it elsewhere counts as rendering: then React itself says what is wrong. */
const isRendering = (): boolean => (Reflect.get(React, INTERNALS) as { readonly H?: unknown } | undefined)?.H !== null;

function noHook(name: string, twin: string): never {
  throw isRendering() ? new BailOut(name) : hookOutsideComponent(name, twin);
}

/** Client components while a server renders them, and plain Node: no request and no page. */
export const environment: Environment = {
  world: "elsewhere",
  callHook: (name, twin) => noHook(name, twin),
  renderHook: (name, twin, run) => {
    if (!isRendering()) throw hookOutsideComponent(name, twin);
    return run(hooks);
  },
  useQuery: (_, __, hook, twin) => noHook(hook, twin),
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
  useGo: () => () => {
    throw new UsageError("BROWSER_ONLY", "A component navigated while the server rendered it. Navigate in an effect or an event.");
  },
  exclusively: (_, run) => run(),
  isOnline: () => true,
};
