import { authProxy } from "@stackkit/next/proxy";
import { stackServerApp } from "./stack";

export const proxy = authProxy(stackServerApp, { protect: ["/guarded/*"] });

// "/bare" shows that everything works where no proxy runs.
export const config = { matcher: ["/((?!_next/static|_next/image|favicon.ico|bare).*)"] };
