import * as React from "react";
import { BailOut } from "../bail-out.js";
import { ProviderContext } from "../context.js";
import type { Hooks, Rendering } from "../environment.js";
import * as hookErrors from "../hook-errors.js";

const hooks: Hooks = {
  use: React.use,
  useSyncExternalStore: React.useSyncExternalStore,
  context: ProviderContext,
};

/**
 * React's internals, whose dispatcher `H` is null outside rendering. Reading it logs no warning.
 */
const INTERNALS = "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE";

/**
 * If another React version has no such field, assume rendering: React itself then reports misuse.
 */
const isRendering = (): boolean =>
  (Reflect.get(React, INTERNALS) as { readonly H?: unknown } | undefined)?.H !== null;

/** Client components while a server renders them, and plain Node: no request and no page. */
export const rendering: Rendering = {
  world: "elsewhere",
  callHook: (name, twin) => {
    throw isRendering() ? new BailOut(name) : hookErrors.hookOutsideComponent(name, twin);
  },
  renderHook: (name, twin, run) => {
    if (!isRendering()) throw hookErrors.hookOutsideComponent(name, twin);
    return run(hooks);
  },
  fail: (say) => {
    throw say(hookErrors);
  },
  pageCookies: undefined,
};
