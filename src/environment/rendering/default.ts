import * as React from "react";
import { BailOut } from "../bail-out.js";
import type { Rendering } from "../environment.js";
import * as hookErrors from "../hook-errors.js";
import { hooks } from "../hooks.js";

/** Where React keeps what hooks are made of while it renders: nothing, while it does not. Looking there costs no warning. */
const INTERNALS = "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE";

/** A React that keeps it elsewhere counts as rendering: then React itself says what is wrong. */
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
