import { authProxy } from "@stackkit/next/proxy";
import { stackServerApp } from "./stack";

export const proxy = authProxy(stackServerApp, { protect: ["/guarded/*"] });

// "/bare" is excluded, to show that pages work without the proxy.
export const config = { matcher: ["/((?!_next/static|_next/image|favicon.ico|bare).*)"] };
