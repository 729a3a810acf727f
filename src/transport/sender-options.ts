import type { Clock } from "./clock.js";
import type { CallName } from "./errors.js";

/** A request ready to send. Headers are built for each attempt, since tokens change in between. */
export interface PreparedRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body?: string | undefined;
}

/** One attempt, for logging. Never contains headers, keys, tokens or bodies. */
export interface Attempt extends CallName {
  /** Counted from 1. */
  readonly attempt: number;
  /** Undefined if no response arrived. */
  readonly status: number | undefined;
  readonly millis: number;
  readonly requestId: string | undefined;
}

/** Where requests go, and how often and how long they are tried. */
export interface SenderOptions {
  /** The service's URL, such as `https://api.example`. */
  readonly host: string;
  readonly fetch?: typeof globalThis.fetch | undefined;
  readonly clock?: Clock | undefined;
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  readonly random?: (() => number) | undefined;
  /** The app's own origin, probed to find the cause of a network error. */
  readonly origin?: string | undefined;
  /** Returns false if the device knows that it has no network. */
  readonly isOnline?: (() => boolean) | undefined;
  /** True while a server renders a page: such calls wait less. */
  readonly isRendering?: (() => boolean) | undefined;
  /**
   * Time limit of a call in milliseconds, including all attempts. Default: 10 s while rendering and
   * in browsers, 30 s in scripts and for uploads.
   */
  readonly timeoutMillis?: number | undefined;
  /** True in `next dev`, which compiles the route of a service in the app at its first call. */
  readonly mayCompile?: boolean | undefined;
  /** A circuit breaker, for processes that serve many users. */
  readonly breaker?: CircuitBreaker | undefined;
  readonly logger?: ((attempt: Attempt) => void) | undefined;
  readonly onError?: ((error: unknown, call: CallName) => void) | undefined;
}

/** A circuit breaker: rejects calls to a service that has not responded for a while. */
export interface CircuitBreaker {
  /**
   * Throws while the circuit is open. Call the returned function with whether the service was
   * reached, or with `undefined` if the attempt was aborted.
   */
  admit(call: CallName, clock: Pick<Clock, "now">): (isReachable: boolean | undefined) => void;
}
