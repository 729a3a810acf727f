import { authProxy } from "@stackkit/next/proxy";
import { stackServerApp } from "./stack";

export const proxy = authProxy(stackServerApp);

export const config = { matcher: ["/((?!_next/static|_next/image|api/|icon.svg).*)"] };
