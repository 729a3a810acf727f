import type { Rendering } from "../environment.js";
import * as hookErrors from "../hook-errors.js";

const noHooks = (name: string, twin: string): never => {
  throw hookErrors.hookInServerComponent(name, twin);
};

/** Server components, server actions, route handlers and the proxy. */
export const rendering: Rendering = {
  world: "server",
  callHook: noHooks,
  renderHook: noHooks,
  fail: (say) => {
    throw say(hookErrors);
  },
  pageCookies: undefined,
};
