import { authProxy } from "@stackkit/next/proxy";
import { stackServerApp } from "./stack";

/** Keeps sessions fresh on every page, and strangers out of the studio before it is rendered. */
export const proxy = authProxy(stackServerApp, { protect: ["/studio/*"] });

export const config = { matcher: ["/((?!_next/static|_next/image|icon.svg|theme.js).*)"] };
