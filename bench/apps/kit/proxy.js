import { authProxy } from "@stackkit/next/proxy";
import { stackServerApp } from "./stack";

export const proxy = authProxy(stackServerApp, { protect: ["/mw/*", "/mw"] });

export const config = { matcher: ["/mw/:path*"] };
