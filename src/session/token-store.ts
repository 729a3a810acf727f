import { checkTokens, NO_TOKENS, type Tokens } from "./tokens.js";

/** Stores the tokens of one session. */
export interface TokenStore {
  get(): Tokens;
  set(tokens: Tokens): void;
  /** Calls `listener` when the tokens may have changed externally, such as in another tab. */
  subscribe?(listener: () => void): () => void;
}

/**
 * Creates a store in memory with initial tokens: for `"memory"` and `{ accessToken, refreshToken
 * }`.
 */
export function createMemoryStore(
  tokens: {
    readonly accessToken?: string | null | undefined;
    readonly refreshToken?: string | null | undefined;
  } = NO_TOKENS,
): TokenStore {
  let kept = checkTokens(tokens);
  return {
    get: () => kept,
    set: (next) => {
      kept = next;
    },
  };
}
