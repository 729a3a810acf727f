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
import { diagnose } from "./diagnosis.js";
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
  /** True while a page is rendered on a server: a rate limit is then waited out for 10 s at most. */
  readonly isRendering?: (() => boolean) | undefined;
  readonly logger?: ((attempt: Attempt) => void) | undefined;
  readonly onError?: ((error: unknown, call: CallName) => void) | undefined;
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

  /** The successful answer; every other end throws. */
  async send(
    call: CallName,
    prepare: () => Promise<Outgoing> | Outgoing,
    rules: Rules = {},
  ): Promise<Answered> {
    try {
      return await this.#attempts(call, prepare, rules);
    } catch (error) {
      this.#options.onError?.(error, call);
      throw error;
    }
  }

  async #attempts(
    call: CallName,
    prepare: () => Promise<Outgoing> | Outgoing,
    rules: Rules,
  ): Promise<Answered> {
    let waited = 0;
    for (let attempt = 1; ; attempt++) {
      const outcome = await this.#attempt(call, await prepare(), rules, attempt);
      if (!("waitMillis" in outcome)) return outcome;
      const patience = outcome.isRateLimit
        ? RENDER_WAIT_AT_MOST_MILLIS
        : RENDER_RETRY_AT_MOST_MILLIS;
      const holdsUpRender = this.#options.isRendering?.() && waited + outcome.waitMillis > patience;
      if (attempt === NETWORK_ATTEMPTS || holdsUpRender) throw await outcome.error();
      if (outcome.waitMillis > 0) await wait(this.#clock, outcome.waitMillis, rules.signal);
      waited += outcome.waitMillis;
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
    const startedAt = this.#clock.now();
    let response: Response | undefined;
    try {
      return await this.#inTime(
        signal,
        this.#options.isRendering?.() ? RENDER_WAIT_AT_MOST_MILLIS : ANSWER_TIMEOUT_MILLIS,
        async (within) => {
          response = await fetchUncached(
            url,
            { method, headers, body: body ?? null, signal: within, redirect: "manual" },
            this.#options.fetch,
          );
          return {
            status: response.status,
            headers: response.headers,
            text: await response.text(),
          };
        },
      );
    } finally {
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

  /** Gives `work` a signal that ends it with the caller's own, or after `millis` with an error like that of a dead line. */
  async #inTime<T>(
    signal: AbortSignal | undefined,
    millis: number,
    work: (within: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const controller = new AbortController();
    const stop = () => controller.abort(signal?.reason);
    const cancel = this.#clock.after(millis, () =>
      controller.abort(new TypeError(`No answer within ${millis} ms.`)),
    );
    signal?.addEventListener("abort", stop, { once: true });
    try {
      return await work(controller.signal);
    } finally {
      cancel();
      signal?.removeEventListener("abort", stop);
    }
  }

  async #unreachable(call: CallName, cause: TypeError): Promise<NetworkError> {
    const { isOnline = deviceIsOnline, host, origin } = this.#options;
    if (!isOnline()) return new OfflineError(call, cause);
    const addresses = [
      ...(origin === undefined ? [] : [origin]),
      withoutTrailingSlash(host) + HEALTH_PATH,
    ];
    return new NetworkError(
      call,
      cause,
      await diagnose(addresses, (address) => this.#reaches(address)),
    );
  }

  #reaches(address: string): Promise<boolean> {
    return this.#inTime(undefined, DIAGNOSIS_TIMEOUT_MILLIS, async (signal) => {
      await fetchUncached(address, { method: "HEAD", signal }, this.#options.fetch);
      return true;
    });
  }
}

const TOO_MANY_REQUESTS = 429;

const deviceIsOnline = (): boolean => globalThis.navigator?.onLine !== false;
