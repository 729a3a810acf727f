import {
  type AuthProxy,
  type AuthProxyOptions,
  authProxy,
  type ProtectedPath,
} from "@stackkit/next/proxy";
import { stackServerApp } from "./stack";

const protect: readonly ProtectedPath[] = ["/account/*", (path) => path === "/reports"];
const options: AuthProxyOptions = { protect, locales: ["en", "de"] };

/** What a `proxy.ts` of Next 16 and a `middleware.ts` of Next 15 hand on under their own names. */
export const guard: AuthProxy = authProxy(stackServerApp, options);
