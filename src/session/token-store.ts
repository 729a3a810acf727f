import { checkTokens, NO_TOKENS, type Tokens } from "./tokens.js";

/** Where the tokens of one visitor are kept. */
export interface TokenStore {
  get(): Tokens;
  set(tokens: Tokens): void;
  /** Calls `listener` when the tokens may have changed from elsewhere, such as another tab. */
  subscribe?(listener: () => void): () => void;
}

/** Keeps tokens in memory, beginning with `tokens`: the stores `"memory"` and `{ accessToken, refreshToken }`. */
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
