import { authProxy } from "@stackkit/next/proxy";
import { stackServerApp } from "./stack";

/** Keeps sessions fresh on every page, and redirects strangers before a page starts to stream. */
export const proxy = authProxy(stackServerApp, {
  protect: ["/board", "/people", "/studio/*", "/team", "/you"],
});

export const config = { matcher: ["/((?!_next/static|_next/image|icon.svg|theme.js).*)"] };
