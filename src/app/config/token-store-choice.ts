import type { RequestLike } from "../../session/request-store.js";

/** A pair of tokens. They are used as they are and not stored. */
export interface TokenPair {
  readonly accessToken: string;
  readonly refreshToken: string | null;
}

/**
 * Where an app stores the tokens of its user.
 * - `"nextjs-cookie"`: cookies, in browsers and in Next's server components, actions, route
 *   handlers and proxy.
 * - `"cookie"`: a browser's cookies only.
 * - `"memory"`: this process. On a server all users would share it: for scripts and tests only.
 * - a request, or anything with `headers.get(name)`: its `x-stack-auth` header, else its cookies.
 * - `{ accessToken, refreshToken }`: these tokens.
 * - `null`: no user; functions about the current user throw unless the call names a store.
 */
export type TokenStoreChoice<HasTokenStore extends boolean = boolean> = HasTokenStore extends true
  ? "nextjs-cookie" | "cookie" | "memory" | RequestLike | TokenPair
  : null;

/** Token stores that an app chooses by name. */
export const NAMED_STORES = ["nextjs-cookie", "cookie", "memory"] as const;

/** Whether a token store is a pair of tokens. */
export const isTokenPair = (choice: object): choice is TokenPair =>
  "accessToken" in choice || "refreshToken" in choice;

/** What tells token stores apart: equal pairs are one. Hooks get another object in each render. */
export const storeKey = (choice: TokenStoreChoice | undefined): unknown => {
  const pair = choice as Partial<TokenPair> | null | undefined;
  return pair?.accessToken === undefined ? choice : `${pair.accessToken} ${pair.refreshToken}`;
};
