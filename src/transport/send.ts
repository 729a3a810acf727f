import { HEADERS } from "../protocol/headers.js";
import { HEALTH_PATH, MAX_PAGE_WAIT_MILLIS } from "../protocol/limits/limits.js";
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
  assertSuccess,
  isLoopGuard,
  knownErrorIn,
  type RawResponse,
  restoreStatus,
  type ServiceResponse,
} from "./response.js";
import { backoffMillis, isIdempotent, retryAfterMillis } from "./retry.js";
import type { PreparedRequest, SenderOptions } from "./sender-options.js";
import { wait } from "./wait.js";

const NETWORK_ATTEMPTS = 5;
/** How long a render retries an unreachable service before it reports the failure. */
const MAX_RENDER_RETRY_MILLIS = 1500;
/** Timeout of scripts' calls, and of uploads, which a slow connection takes long to send. */
export const ANSWER_TIMEOUT_MILLIS = 30_000;
/** Longer bodies are uploads, such as a picture. */
const UPLOAD_LENGTH = 16_384;
/** Timeout for each address while the kit looks for the cause of a network error. */
export const DIAGNOSIS_TIMEOUT_MILLIS = 3000;

interface SendRules {
  readonly signal?: AbortSignal | undefined;
  /** Whether to retry after a network failure. Default: if the method is idempotent. */
  readonly idempotent?: boolean | undefined;
  /** Called with a known error. Returns whether another attempt may succeed. */
  readonly retry?: ((error: unknown) => boolean) | undefined;
  /** Characters of the body. */
  readonly bodyLength?: number | undefined;
}

/** Why an attempt failed, and the wait before the next one. */
interface Failure {
  readonly error: () => unknown;
  readonly waitMillis: number;
  readonly isRateLimit?: boolean;
}

/** Sends calls, and retries them if that is safe. */
export class Sender {
  readonly #options: SenderOptions;
  readonly #clock: Clock;

  constructor(options: SenderOptions) {
    this.#options = options;
    this.#clock = options.clock ?? systemClock;
  }

  /**
   * Resolves with a successful response. Throws in every other case, at the latest after the time
   * limit.
   */
  async send(
    call: CallName,
    prepare: () => Promise<PreparedRequest> | PreparedRequest,
    rules: SendRules = {},
  ): Promise<ServiceResponse> {
    const { onError } = this.#options;
    const millis = this.#timeLimit(rules.bodyLength ?? 0);
    try {
      const timeoutError = () =>
        this.#noAnswer(call, new TypeError(`No answer within ${millis} ms.`));
      return await this.#withTimeout(rules.signal, millis, timeoutError, (signal) =>
        this.#attempts(call, prepare, { ...rules, signal }, this.#clock.now() + millis),
      );
    } catch (error) {
      onError?.(error, call);
      throw error;
    }
  }

  /** Someone waits for a page that is rendered, and for the calls of a page in a browser. */
  #timeLimit(bodyLength: number): number {
    const { isRendering, mayCompile, origin, timeoutMillis } = this.#options;
    const isInBrowser = origin !== undefined && !mayCompile && bodyLength <= UPLOAD_LENGTH;
    return (
      timeoutMillis ??
      (isRendering?.() || isInBrowser ? MAX_PAGE_WAIT_MILLIS : ANSWER_TIMEOUT_MILLIS)
    );
  }

  async #attempts(
    call: CallName,
    prepare: () => Promise<PreparedRequest> | PreparedRequest,
    rules: SendRules,
    endsAt: number,
  ): Promise<ServiceResponse> {
    let waited = 0;
    for (let attempt = 1; ; attempt++) {
      const outcome = await this.#attempt(call, await prepare(), rules, attempt);
      if (!("waitMillis" in outcome)) return outcome;
      waited += outcome.waitMillis;
      const holdsUpRender =
        !outcome.isRateLimit && this.#options.isRendering?.() && waited > MAX_RENDER_RETRY_MILLIS;
      const isTooLong = this.#clock.now() + outcome.waitMillis >= endsAt;
      if (attempt === NETWORK_ATTEMPTS || holdsUpRender || isTooLong) throw await outcome.error();
      if (outcome.waitMillis > 0) await wait(this.#clock, outcome.waitMillis, rules.signal);
    }
  }

  async #attempt(
    call: CallName,
    outgoing: PreparedRequest,
    rules: SendRules,
    attempt: number,
  ): Promise<ServiceResponse | Failure> {
    const backoff = backoffMillis(attempt - 1, this.#options.random ?? Math.random);
    const received = await this.#fetch(call, outgoing, rules.signal, attempt).catch(
      (cause: unknown) => {
        // Anything but a TypeError is deliberate: an aborted call, or a framework that stops the
        // render.
        if (!(cause instanceof TypeError) || rules.signal?.aborted) throw cause;
        return cause;
      },
    );
    if (received instanceof TypeError) {
      const error = () => this.#unreachable(call, received);
      if (!(rules.idempotent ?? isIdempotent(outgoing.method))) throw await error();
      return { error, waitMillis: backoff };
    }
    const answer = restoreStatus(call, received);
    if (answer.status === TOO_MANY_REQUESTS) {
      const waitMillis = retryAfterMillis(answer.headers.get("retry-after"), this.#clock.now());
      return {
        error: () => new RateLimitedError(call, answer, waitMillis),
        waitMillis: waitMillis ?? backoff,
        isRateLimit: true,
      };
    }
    if (isLoopGuard(answer))
      return { error: () => new ServiceError(call, answer), waitMillis: backoff };
    const known = knownErrorIn(call, answer);
    if (known && rules.retry?.(known)) return { error: () => known, waitMillis: 0 };
    if (known) throw known;
    assertSuccess(call, answer);
    return answer;
  }

  async #fetch(
    call: CallName,
    { url, method, headers, body }: PreparedRequest,
    signal: AbortSignal | undefined,
    attempt: number,
  ): Promise<RawResponse> {
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

  /**
   * Runs `work` until it ends, `signal` aborts, or `millis` have passed: then throws
   * `timeoutError()`.
   */
  async #withTimeout<T>(
    signal: AbortSignal | undefined,
    millis: number,
    timeoutError: () => Error,
    work: (within: AbortSignal) => Promise<T>,
  ): Promise<T> {
    signal?.throwIfAborted();
    const controller = new AbortController();
    const within = controller.signal;
    const stop = () => controller.abort(signal?.reason);
    const cancel = this.#clock.after(millis, () => controller.abort(timeoutError()));
    signal?.addEventListener("abort", stop, { once: true });
    try {
      // Work may ignore the signal: waiting for other tabs, or an app's own fetch.
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
    const timeoutError = () => new TypeError("No answer.");
    return this.#withTimeout(undefined, DIAGNOSIS_TIMEOUT_MILLIS, timeoutError, async (signal) => {
      await fetchUncached(address, { method: "HEAD", signal }, this.#options.fetch);
      return true;
    });
  }
}

const TOO_MANY_REQUESTS = 429;

/** Statuses of a stopped service or of the proxy in front of it. */
const UNREACHABLE: readonly number[] = [502, 503, 504];

const deviceIsOnline = (): boolean => globalThis.navigator?.onLine !== false;
