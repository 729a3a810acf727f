import type { TokenStore } from "./token-store.js";
import { checkTokens, type LiveTokens, NO_TOKENS, type Tokens } from "./tokens.js";

/** Returns valid tokens, refreshed if needed. */
export type FreshTokens = (session: Session) => Promise<LiveTokens | null>;

export interface SessionOptions {
  readonly store: TokenStore;
  /** The result of `createFreshTokens`. Browsers may load it on first call. */
  readonly freshTokens: FreshTokens;
  /** Called with each new session, sign-out and end: whether the service ended the session. */
  readonly onEnd?: ((isEnded: boolean) => void) | undefined;
}

/**
 * The session of one token store. Reads give tokens (signed in), null (signed out), or throw
 * (unknown: the service is unreachable and the session continues).
 */
export class Session {
  /** Whether the service ended the session, which the person did not do here. */
  isEnded = false;
  readonly #store: TokenStore;
  readonly #freshTokens: FreshTokens;
  readonly #onEnd: SessionOptions["onEnd"];
  readonly #listeners = new Set<(byOthers: boolean) => void>();
  readonly #expired = new Set<string>();
  /**
   * Tokens that the service rejected. The store cannot always be cleared, as in a server component.
   */
  #refused: Tokens = NO_TOKENS;
  /** A new access token that the store could not save, for the same reason. */
  #unstored: Tokens = NO_TOKENS;
  #notifiedKey: string | undefined;
  #unsubscribe: (() => void) | undefined;

  constructor({ store, freshTokens, onEnd }: SessionOptions) {
    this.#store = store;
    this.#freshTokens = freshTokens;
    this.#onEnd = onEnd;
  }

  /**
   * Identifies the session in cache keys: the refresh token, else the access token, else `"not
   * logged in"`.
   */
  get key(): string {
    const { refreshToken, accessToken } = this.tokens;
    return refreshToken ?? accessToken ?? "not logged in";
  }

  /** Whether it is known without a request that no user is signed in. */
  get isKnownInvalid(): boolean {
    return this.tokens === NO_TOKENS;
  }

  /** Whether the store saved the latest tokens. Browsers that block cookies do not. */
  get isKept(): boolean {
    return this.#unstored === NO_TOKENS;
  }

  /** The current tokens, even if expired. Makes no request. */
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
   * Returns tokens for a request, or null if signed out. Refreshes an access token that is about to
   * expire; concurrent callers share one refresh. Throws if the service is unreachable.
   */
  getTokens(): Promise<LiveTokens | null> {
    return this.#freshTokens(this);
  }

  /**
   * Sets new tokens, as after a sign-in. Throws `TOKEN_UNDEFINED` for undefined or empty values.
   */
  setTokens(tokens: Tokens): void {
    const checked = checkTokens(tokens);
    this.#refused = NO_TOKENS;
    this.#setEnded(false);
    this.#store.set(checked);
    this.#unstored = this.#store.get().accessToken === checked.accessToken ? NO_TOKENS : checked;
    this.#notify();
  }

  /** Marks an access token as rejected, so that the next call refreshes it. */
  markAccessTokenExpired(accessToken: string | null = this.tokens.accessToken): void {
    if (accessToken !== null) this.#expired.add(accessToken);
  }

  /** Clears both tokens. Tokens of another session stay. */
  markInvalid(tokens: Tokens = this.tokens, byService = false): void {
    this.#refused = tokens;
    const isStored = isSameSession(this.#store.get(), tokens);
    // A sign-out in another tab has removed the tokens before.
    this.#setEnded(byService && (this.isEnded || isStored));
    if (isStored) this.#store.set(NO_TOKENS);
    this.#notify();
  }

  /**
   * Calls `listener` when the session changes. `byOthers`: the store changed externally, such as in
   * another tab. Returns a function that unsubscribes.
   */
  onChange(listener: (byOthers: boolean) => void): () => void {
    if (this.#listeners.size === 0) {
      this.#notifiedKey = this.key;
      this.#unsubscribe = this.#store.subscribe?.(() => this.#notify(true));
    }
    // A wrapper, so that one function may subscribe twice.
    const wrapper = (byOthers: boolean) => listener(byOthers);
    this.#listeners.add(wrapper);
    return () => {
      if (this.#listeners.delete(wrapper) && this.#listeners.size === 0) this.#unsubscribe?.();
    };
  }

  #setEnded(isEnded: boolean): void {
    this.isEnded = isEnded;
    this.#onEnd?.(isEnded);
  }

  #notify(byOthers = false): void {
    const { key } = this;
    if (key === this.#notifiedKey) return;
    this.#notifiedKey = key;
    for (const listener of [...this.#listeners]) listener(byOthers);
  }
}

/** Identified by the refresh token, and by the access token only without one. */
const isSameSession = (a: Tokens, b: Tokens): boolean =>
  a.refreshToken === b.refreshToken && (a.refreshToken !== null || a.accessToken === b.accessToken);
