import { HEADERS } from "../protocol/headers.js";
import {
  ANSWER_TIMEOUT_MILLIS,
  DIAGNOSIS_TIMEOUT_MILLIS,
  HEALTH_PATH,
  NETWORK_ATTEMPTS,
  RENDER_RETRY_AT_MOST_MILLIS,
  RENDER_WAIT_AT_MOST_MILLIS,
} from "../protocol/limits/limits.js";
import { withoutTrailingSlash } from "../protocol/urls.js";
import { type Clock, systemClock } from "./clock.js";
import { type Diagnosis, diagnose } from "./diagnosis.js";
import {
  type CallName,
  NetworkError,
  OfflineError,
  RateLimitedError,
  ServiceError,
} from "./errors.js";
import { fetchUncached } from "./fetch-uncached.js";
import {
  type Answered,
  assertSuccess,
  isLoopGuard,
  knownErrorIn,
  type Received,
  reread,
} from "./response.js";
import { backoffMillis, isIdempotent, retryAfterMillis } from "./retry.js";
import { wait } from "./wait.js";

/** What a call looks like on its way out. Headers are made anew for each attempt, since tokens change in between. */
export interface Outgoing {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body?: string | undefined;
}

/** One attempt, as logs see it. No header, key, token or body is ever in it. */
export interface Attempt extends CallName {
  /** Counted from 1. */
  readonly attempt: number;
  /** Undefined where nothing came back. */
  readonly status: number | undefined;
  readonly millis: number;
  readonly requestId: string | undefined;
}

export interface SenderOptions {
  /** The service's address, such as `https://api.example`. */
  readonly host: string;
  readonly fetch?: typeof globalThis.fetch | undefined;
  readonly clock?: Clock | undefined;
  /** A number from 0 up to 1. */
  readonly random?: (() => number) | undefined;
  /** The app's own origin, which is asked to find the cause of a network error. */
  readonly origin?: string | undefined;
  /** False where the device knows that it has no network. */
  readonly isOnline?: (() => boolean) | undefined;
  /** True while a page is rendered on a server, which waits less. */
  readonly isRendering?: (() => boolean) | undefined;
  /** How long a call may take, all attempts included. Default: 10 s while rendering, else 30 s. */
  readonly timeoutMillis?: number | undefined;
  /** Where one process serves many people: stops asking a service that does not answer. */
  readonly breaker?: CircuitBreaker | undefined;
  readonly logger?: ((attempt: Attempt) => void) | undefined;
  readonly onError?: ((error: unknown, call: CallName) => void) | undefined;
}

/** Refuses calls of a service that has not answered for a while. */
export interface CircuitBreaker {
  /**
   * Throws while the service is taken for unreachable. What comes back is told whether the service was reached, or
   * `undefined` where the attempt was given up.
   */
  admit(call: CallName, clock: Pick<Clock, "now">): (isReachable: boolean | undefined) => void;
}

interface Rules {
  readonly signal?: AbortSignal | undefined;
  /** Sent again after a network failure; by default where the method says that it may be. */
  readonly idempotent?: boolean | undefined;
  /** Asked after a known error: whether something was mended, so that another attempt may succeed. */
  readonly mend?: ((error: unknown) => boolean) | undefined;
}

/** Why an attempt failed, and how long the next one waits. */
interface Failure {
  readonly error: () => unknown;
  readonly waitMillis: number;
  readonly isRateLimit?: boolean;
}

/** Sends calls, and sends them again where that is safe. */
export class Sender {
  readonly #options: SenderOptions;
  readonly #clock: Clock;

  constructor(options: SenderOptions) {
    this.#options = options;
    this.#clock = options.clock ?? systemClock;
  }

  /** The successful answer; every other end throws, after the time limit at the latest. */
  async send(
    call: CallName,
    prepare: () => Promise<Outgoing> | Outgoing,
    rules: Rules = {},
  ): Promise<Answered> {
    const { isRendering, onError, timeoutMillis } = this.#options;
    const millis =
      timeoutMillis ?? (isRendering?.() ? RENDER_WAIT_AT_MOST_MILLIS : ANSWER_TIMEOUT_MILLIS);
    try {
      const late = () => this.#noAnswer(call, new TypeError(`No answer within ${millis} ms.`));
      return await this.#inTime(rules.signal, millis, late, (signal) =>
        this.#attempts(call, prepare, { ...rules, signal }, this.#clock.now() + millis),
      );
    } catch (error) {
      onError?.(error, call);
      throw error;
    }
  }

  async #attempts(
    call: CallName,
    prepare: () => Promise<Outgoing> | Outgoing,
    rules: Rules,
    endsAt: number,
  ): Promise<Answered> {
    let waited = 0;
    for (let attempt = 1; ; attempt++) {
      const outcome = await this.#attempt(call, await prepare(), rules, attempt);
      if (!("waitMillis" in outcome)) return outcome;
      waited += outcome.waitMillis;
      const holdsUpRender =
        !outcome.isRateLimit &&
        this.#options.isRendering?.() &&
        waited > RENDER_RETRY_AT_MOST_MILLIS;
      const isTooLong = this.#clock.now() + outcome.waitMillis >= endsAt;
      if (attempt === NETWORK_ATTEMPTS || holdsUpRender || isTooLong) throw await outcome.error();
      if (outcome.waitMillis > 0) await wait(this.#clock, outcome.waitMillis, rules.signal);
    }
  }

  async #attempt(
    call: CallName,
    outgoing: Outgoing,
    rules: Rules,
    attempt: number,
  ): Promise<Answered | Failure> {
    const backoff = backoffMillis(attempt - 1, this.#options.random ?? Math.random);
    const received = await this.#fetch(call, outgoing, rules.signal, attempt).catch(
      (cause: unknown) => {
        // Everything but a TypeError is somebody's own will: an aborted call, or a framework that stops the render here.
        if (!(cause instanceof TypeError) || rules.signal?.aborted) throw cause;
        return cause;
      },
    );
    if (received instanceof TypeError) {
      const error = () => this.#unreachable(call, received);
      if (!(rules.idempotent ?? isIdempotent(outgoing.method))) throw await error();
      return { error, waitMillis: backoff };
    }
    const answer = reread(call, received);
    if (answer.status === TOO_MANY_REQUESTS) {
      const asked = retryAfterMillis(answer.headers.get("retry-after"), this.#clock.now());
      return {
        error: () => new RateLimitedError(call, answer, asked),
        waitMillis: asked ?? backoff,
        isRateLimit: true,
      };
    }
    if (isLoopGuard(answer))
      return { error: () => new ServiceError(call, answer), waitMillis: backoff };
    const known = knownErrorIn(call, answer);
    if (known && rules.mend?.(known)) return { error: () => known, waitMillis: 0 };
    if (known) throw known;
    assertSuccess(call, answer);
    return answer;
  }

  async #fetch(
    call: CallName,
    { url, method, headers, body }: Outgoing,
    signal: AbortSignal | undefined,
    attempt: number,
  ): Promise<Received> {
    signal?.throwIfAborted();
    const report = this.#options.breaker?.admit(call, this.#clock);
    const startedAt = this.#clock.now();
    let response: Response | undefined;
    let isReachable: boolean | undefined;
    try {
      response = await fetchUncached(
        url,
        { method, headers, body: body ?? null, signal: signal ?? null, redirect: "manual" },
        this.#options.fetch,
      );
      const text = await response.text();
      isReachable = !UNREACHABLE.includes(response.status);
      return { status: response.status, headers: response.headers, text };
    } catch (error) {
      if (error instanceof TypeError || error instanceof NetworkError) isReachable = false;
      throw error;
    } finally {
      report?.(isReachable);
      const requestId = response?.headers.get(HEADERS.requestId) ?? undefined;
      this.#options.logger?.({
        ...call,
        attempt,
        status: response?.status,
        millis: this.#clock.now() - startedAt,
        requestId,
      });
    }
  }

  /** Ends `work` with the caller's own signal, or after `millis` with the error that `late` makes. */
  async #inTime<T>(
    signal: AbortSignal | undefined,
    millis: number,
    late: () => Error,
    work: (within: AbortSignal) => Promise<T>,
  ): Promise<T> {
    signal?.throwIfAborted();
    const controller = new AbortController();
    const within = controller.signal;
    const stop = () => controller.abort(signal?.reason);
    const cancel = this.#clock.after(millis, () => controller.abort(late()));
    signal?.addEventListener("abort", stop, { once: true });
    try {
      // Not all that is waited for ends with the signal: other tabs, say, or a fetch that an app brought.
      const aborted = new Promise<never>((_, reject) =>
        within.addEventListener("abort", () => reject(within.reason)),
      );
      return await Promise.race([work(within), aborted]);
    } finally {
      cancel();
      signal?.removeEventListener("abort", stop);
    }
  }

  #noAnswer(call: CallName, cause: TypeError, diagnosis?: Diagnosis): NetworkError {
    const { isOnline = deviceIsOnline } = this.#options;
    return isOnline() ? new NetworkError(call, cause, diagnosis) : new OfflineError(call, cause);
  }

  async #unreachable(call: CallName, cause: TypeError): Promise<NetworkError> {
    const { isOnline = deviceIsOnline, host, origin } = this.#options;
    const addresses = [
      ...(origin === undefined ? [] : [origin]),
      withoutTrailingSlash(host) + HEALTH_PATH,
    ];
    const diagnosis = isOnline()
      ? await diagnose(addresses, (address) => this.#reaches(address))
      : undefined;
    return this.#noAnswer(call, cause, diagnosis);
  }

  #reaches(address: string): Promise<boolean> {
    const late = () => new TypeError("No answer.");
    return this.#inTime(undefined, DIAGNOSIS_TIMEOUT_MILLIS, late, async (signal) => {
      await fetchUncached(address, { method: "HEAD", signal }, this.#options.fetch);
      return true;
    });
  }
}

const TOO_MANY_REQUESTS = 429;

/** What a service that is down answers, or what stands before it: bad gateway, unavailable, gateway timeout. */
const UNREACHABLE: readonly number[] = [502, 503, 504];

const deviceIsOnline = (): boolean => globalThis.navigator?.onLine !== false;
