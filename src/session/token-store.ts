import { SessionError } from "./errors.js";
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

/** The store of an app that has none: nobody is signed in, and taking on tokens throws `NO_TOKEN_STORE`. */
export const nullStore: TokenStore = {
  get: () => NO_TOKENS,
  set: ({ accessToken, refreshToken }) => {
    if (accessToken ?? refreshToken) {
      throw new SessionError(
        "NO_TOKEN_STORE",
        "This app has no token store, so the tokens of a sign-in cannot be kept. Construct it with a tokenStore, or pass one to the call.",
      );
    }
  },
};
