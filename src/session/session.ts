import type { TokenStore } from "./token-store.js";
import { checkTokens, type LiveTokens, NO_TOKENS, type Tokens } from "./tokens.js";

/** Gets tokens that can be used now, by asking the service where it must. */
export type FreshTokens = (session: Session) => Promise<LiveTokens | null>;

interface SessionOptions {
  readonly store: TokenStore;
  /** What `createFreshTokens` makes. A browser may load it when it is first called: the session itself asks nobody. */
  readonly freshTokens: FreshTokens;
}

/**
 * Who uses one token store. It answers in three ways: with tokens (signed in), with null (signed out), or by throwing
 * (unknown: the service could not be asked, and whoever was signed in still is).
 */
export class Session {
  readonly #store: TokenStore;
  readonly #freshTokens: FreshTokens;
  readonly #listeners = new Set<(byOthers: boolean) => void>();
  readonly #expired = new Set<string>();
  /** What the service refused: a store cannot always be cleared, as in a server component. */
  #refused: Tokens = NO_TOKENS;
  /** A fresh access token that the store did not take, for the same reason. */
  #unstored: Tokens = NO_TOKENS;
  #notifiedKey: string | undefined;
  #unsubscribe: (() => void) | undefined;

  constructor({ store, freshTokens }: SessionOptions) {
    this.#store = store;
    this.#freshTokens = freshTokens;
  }

  /** Tells sessions apart: caches belong to one key. It is the refresh token, else the access token, else `"not logged in"`. */
  get key(): string {
    const { refreshToken, accessToken } = this.tokens;
    return refreshToken ?? accessToken ?? "not logged in";
  }

  /** Nobody is signed in, and no request is needed to know it. */
  get isKnownInvalid(): boolean {
    return this.tokens === NO_TOKENS;
  }

  /** Whether the store kept the tokens that it was given last. A browser that blocks cookies keeps none. */
  get isKept(): boolean {
    return this.#unstored === NO_TOKENS;
  }

  /** The tokens as they are, however old. Asks nobody. */
  get tokens(): Tokens {
    const { accessToken: stored, refreshToken } = this.#store.get();
    if (isSameSession({ accessToken: stored, refreshToken }, this.#refused)) return NO_TOKENS;
    const accessToken =
      refreshToken !== null && refreshToken === this.#unstored.refreshToken
        ? this.#unstored.accessToken
        : stored;
    const usable = accessToken !== null && this.#expired.has(accessToken) ? null : accessToken;
    return usable === null && refreshToken === null
      ? NO_TOKENS
      : { accessToken: usable, refreshToken };
  }

  /**
   * Tokens to call the service with, or null where nobody is signed in. An access token with too little life is
   * refreshed first; concurrent callers share one refresh. Throws if the service cannot be reached.
   */
  getTokens(): Promise<LiveTokens | null> {
    return this.#freshTokens(this);
  }

  /** Takes on new tokens, as after a sign-in. Throws `TOKEN_UNDEFINED` for values that were lost on the way. */
  setTokens(tokens: Tokens): void {
    const checked = checkTokens(tokens);
    this.#refused = NO_TOKENS;
    this.#store.set(checked);
    this.#unstored = this.#store.get().accessToken === checked.accessToken ? NO_TOKENS : checked;
    this.#notify();
  }

  /** The service did not take this access token: the next call gets another. */
  markAccessTokenExpired(accessToken: string | null = this.tokens.accessToken): void {
    if (accessToken !== null) this.#expired.add(accessToken);
  }

  /** The service ended the session, or does not know it: both tokens are cleared. Those of somebody else stay. */
  markInvalid(tokens: Tokens = this.tokens): void {
    this.#refused = tokens;
    if (isSameSession(this.#store.get(), tokens)) this.#store.set(NO_TOKENS);
    this.#notify();
  }

  /**
   * Calls `listener` when somebody else, or nobody, is signed in; what comes back ends it. `byOthers`: the store changed from
   * outside, as by another tab.
   */
  onChange(listener: (byOthers: boolean) => void): () => void {
    if (this.#listeners.size === 0) {
      this.#notifiedKey = this.key;
      this.#unsubscribe = this.#store.subscribe?.(() => this.#notify(true));
    }
    // A wrapper of its own, so that one function may listen twice.
    const wrapper = (byOthers: boolean) => listener(byOthers);
    this.#listeners.add(wrapper);
    return () => {
      if (this.#listeners.delete(wrapper) && this.#listeners.size === 0) this.#unsubscribe?.();
    };
  }

  #notify(byOthers = false): void {
    const { key } = this;
    if (key === this.#notifiedKey) return;
    this.#notifiedKey = key;
    for (const listener of [...this.#listeners]) listener(byOthers);
  }
}

/** A session is known by its refresh token, and by its access token only where it has no other. */
const isSameSession = (a: Tokens, b: Tokens): boolean =>
  a.refreshToken === b.refreshToken && (a.refreshToken !== null || a.accessToken === b.accessToken);
