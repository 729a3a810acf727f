import type { Diagnosis } from "./diagnosis.js";
import { KitError } from "./kit-error.js";

/** Maximum characters of an unexpected response quoted in an error. */
const MAX_ERROR_TEXT_LENGTH = 300;

/** A call, as it appears in errors and logs. */
export interface CallName {
  readonly method: string;
  /** Path under the API's base, or the full URL of a call outside it. */
  readonly path: string;
}

const formatCall = ({ method, path }: CallName): string => `${method} ${path}`;
const truncate = (text: string): string =>
  text.length > MAX_ERROR_TEXT_LENGTH ? `${text.slice(0, MAX_ERROR_TEXT_LENGTH)}…` : text;

/**
 * The service could not be reached. The session stays: its validity is unknown until the service
 * responds.
 */
export class NetworkError extends KitError {
  /** Which addresses were reachable: tells a broken connection from a stopped service. */
  readonly diagnosis: Diagnosis | undefined;

  constructor(
    call: CallName,
    cause: unknown,
    diagnosis?: Diagnosis,
    code = "NETWORK_ERROR",
    words?: string,
  ) {
    super(
      code,
      words ??
        `The auth service did not answer ${formatCall(call)}, so the session and its data are unknown; the user stays signed in.${describeDiagnosis(diagnosis)} Check that the service is running and that the kit's base URL is its URL.`,
      { cause },
    );
    this.name = "NetworkError";
    this.diagnosis = diagnosis;
  }
}

const describeDiagnosis = (diagnosis: Diagnosis | undefined): string =>
  diagnosis === undefined
    ? ""
    : ` Checked: ${diagnosis.map(({ address, reached }) => `${address} ${reached ? "answers" : "does not answer"}`).join(", ")}.`;

/** The device reports that it has no network. */
export class OfflineError extends NetworkError {
  constructor(call: CallName, cause: unknown) {
    super(
      call,
      cause,
      undefined,
      "OFFLINE_ERROR",
      `This device is offline, so ${formatCall(call)} could not be sent; the user stays ` +
        "signed in. Try again once the connection is back.",
    );
    this.name = "OfflineError";
  }
}

/** The service responded with an error status but without a known error. */
export class ServiceError extends KitError {
  readonly status: number;
  /** The response body, unchanged. */
  readonly text: string;

  constructor(
    call: CallName,
    answer: { status: number; text: string; requestId?: string | undefined },
    code = "SERVICE_ERROR",
    words?: string,
  ) {
    super(
      code,
      words ??
        `The auth service answered ${formatCall(call)} with status ${answer.status}, so the call was not carried out${answer.text === "" ? "." : `: "${truncate(answer.text)}"`} ${answer.status >= 500 ? "Look for the request id in the service's log, and try again." : "Fix the problem in the text, and call again."}`,
      { requestId: answer.requestId },
    );
    this.name = "ServiceError";
    this.status = answer.status;
    this.text = answer.text;
  }
}

/** The service's Retry-After exceeds the call's time limit, or every attempt was rate limited. */
export class RateLimitedError extends ServiceError {
  /** The requested wait, in milliseconds. */
  readonly retryAfterMillis: number | undefined;

  constructor(
    call: CallName,
    answer: { status: number; text: string; requestId?: string | undefined },
    retryAfterMillis: number | undefined,
  ) {
    super(
      call,
      answer,
      "RATE_LIMITED",
      `The auth service received too many requests and refused ${formatCall(call)}; it was ` +
        "not carried out. " +
        `${retryAfterMillis === undefined ? "Try again later" : `Try again in ${Math.ceil(retryAfterMillis / 1000)} s`}, ` +
        "or raise the service's rate limit.",
    );
    this.name = "RateLimitedError";
    this.retryAfterMillis = retryAfterMillis;
  }
}

/**
 * The response does not follow the protocol: broken JSON, HTML instead of JSON, or an unexpected
 * shape or error header.
 */
export class BadAnswerError extends KitError {
  readonly status: number;

  constructor(
    call: CallName,
    problem: string,
    answer: { status: number; requestId?: string | undefined },
    cause?: unknown,
  ) {
    super(
      "BAD_ANSWER",
      `The answer to ${formatCall(call)} (status ${answer.status}) cannot be used: ` +
        `${problem}. It was ignored. Check that the kit's base URL is the service's own URL, ` +
        "and that no proxy changes the answers.",
      { requestId: answer.requestId, cause },
    );
    this.name = "BadAnswerError";
    this.status = answer.status;
  }
}

/** The path could send the call, and its keys, to another server. The call was not sent. */
export class UnsafePathError extends KitError {
  constructor(path: string, problem: string) {
    super(
      "UNSAFE_PATH",
      `The path ${JSON.stringify(truncate(path))} ${problem}, so the call could send its ` +
        "keys to another server and was not sent. Use an API path that starts with one slash, " +
        "with its values escaped.",
    );
    this.name = "UnsafePathError";
  }
}
