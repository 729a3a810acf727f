import type { RequestLike } from "../../session/request-store.js";

/** A pair of tokens handed over by hand. They are used as they are and kept nowhere. */
export interface TokenPair {
  readonly accessToken: string;
  readonly refreshToken: string | null;
}

/**
 * Where an app keeps the tokens of whoever uses it.
 * - `"nextjs-cookie"`: cookies, in browsers and in Next's server components, actions, route handlers and proxy.
 * - `"cookie"`: a browser's cookies only.
 * - `"memory"`: this process; gone with it. On a server everybody would share it: for scripts and tests.
 * - a request, or anything with `headers.get(name)`: its `x-stack-auth` header, else its cookies.
 * - `{ accessToken, refreshToken }`: these.
 * - `null`: nobody; functions about the current user throw unless they are handed a store of their own.
 */
export type TokenStoreChoice<HasTokenStore extends boolean = boolean> = HasTokenStore extends true
  ? "nextjs-cookie" | "cookie" | "memory" | RequestLike | TokenPair
  : null;

export const NAMED_STORES = ["nextjs-cookie", "cookie", "memory"] as const;

export const isTokenPair = (choice: object): choice is TokenPair =>
  "accessToken" in choice || "refreshToken" in choice;
