export { type AuthProxy, type AuthProxyOptions, authProxy } from "./next/proxy/auth-proxy.js";
export type { ProtectedPath } from "./next/proxy/protected-paths.js";
