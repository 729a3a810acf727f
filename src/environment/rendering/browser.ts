import { use } from "react";
import { followCookies, pageCookie } from "../../session/page-cookies.js";
import type { Rendering } from "../environment.js";
import { hooks } from "../hooks.js";

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
