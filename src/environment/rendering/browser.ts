import { use, useSyncExternalStore } from "react";
import { ProviderContext } from "../context.js";
import type { Hooks, Rendering } from "../environment.js";
import { followCookies, pageCookie } from "../page-cookies.js";

const hooks: Hooks = { use, useSyncExternalStore, context: ProviderContext };

let errors: Promise<typeof import("../hook-errors.js")> | undefined;

/** Rendering in a browser. */
export const rendering: Rendering = {
  world: "browser",
  callHook: (_, __, run) => run(hooks),
  renderHook: (_, __, run) => run(hooks),
  fail: (say) => {
    errors ??= import(/* webpackChunkName: "stk-rare" */ "../hook-errors.js");
    throw say(use(errors));
  },
  pageCookies: { get: pageCookie, subscribe: followCookies },
};
