import { ERROR_TEXT_LENGTH_AT_MOST } from "../protocol/limits/limits.js";
import type { Diagnosis } from "./diagnosis.js";
import { KitError } from "./kit-error.js";

/** A call, as errors and logs name it. */
export interface CallName {
  readonly method: string;
  /** Path under the API's base, or the address of a call outside it. */
  readonly path: string;
}

const named = ({ method, path }: CallName): string => `${method} ${path}`;
const quoted = (text: string): string =>
  text.length > ERROR_TEXT_LENGTH_AT_MOST ? `${text.slice(0, ERROR_TEXT_LENGTH_AT_MOST)}…` : text;

/** The service could not be reached. Nobody is signed out by it: whether a session holds is unknown until it answers. */
export class NetworkError extends KitError {
  /** What else could be reached, which tells a dead connection from a dead service. */
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
        `The auth service did not answer ${named(call)}, so nothing can be said about the session or the data behind it; nobody was signed out.${told(diagnosis)} Check that the service is running and that the kit's base URL is its address.`,
      { cause },
    );
    this.name = "NetworkError";
    this.diagnosis = diagnosis;
  }
}

const told = (diagnosis: Diagnosis | undefined): string =>
  diagnosis === undefined
    ? ""
    : ` Looked at: ${diagnosis.map(({ address, reached }) => `${address} ${reached ? "answers" : "does not answer"}`).join(", ")}.`;

/** The device says that it has no network. */
export class OfflineError extends NetworkError {
  constructor(call: CallName, cause: unknown) {
    super(
      call,
      cause,
      undefined,
      "OFFLINE_ERROR",
      `This device is offline, so ${named(call)} could not be sent; nobody was signed out. Try again once the connection is back.`,
    );
    this.name = "OfflineError";
  }
}

/** The service answered with an error status and no error of the catalogue. */
export class ServiceError extends KitError {
  readonly status: number;
  /** The answer's text as it came. */
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
        `The auth service answered ${named(call)} with status ${answer.status}, so the call was not carried out${answer.text === "" ? "." : `: "${quoted(answer.text)}"`} ${answer.status >= 500 ? "Look for the request id in the service's log, and try again." : "Mend what the text names, and call again."}`,
      { requestId: answer.requestId },
    );
    this.name = "ServiceError";
    this.status = answer.status;
    this.text = answer.text;
  }
}

/** The service asked for patience longer than the call may wait, or on every attempt. */
export class RateLimitedError extends ServiceError {
  /** How long the service asked to wait, in milliseconds. */
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
      `The auth service received too many requests and refused ${named(call)}; it was not carried out. ${retryAfterMillis === undefined ? "Try again later" : `Try again in ${Math.ceil(retryAfterMillis / 1000)} s`}, or raise the service's rate limit.`,
    );
    this.name = "RateLimitedError";
    this.retryAfterMillis = retryAfterMillis;
  }
}

/** An answer that is not of the protocol: broken JSON, a page instead of JSON, a shape or an error header that does not fit. */
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
      `The answer to ${named(call)} (status ${answer.status}) cannot be used: ${problem}. It was treated as no answer, so that nothing is shown or kept that the service did not say. Check that the kit's base URL is the address of the service itself, and that no proxy in between changes answers.`,
      { requestId: answer.requestId, cause },
    );
    this.name = "BadAnswerError";
    this.status = answer.status;
  }
}

/** A path that could lead a call, and its keys, to another place. It was not sent. */
export class UnsafePathError extends KitError {
  constructor(path: string, problem: string) {
    super(
      "UNSAFE_PATH",
      `The path ${JSON.stringify(quoted(path))} ${problem}, so the call could take its keys to another place and was not sent. Give a path under the API that begins with one slash, with its values escaped.`,
    );
    this.name = "UnsafePathError";
  }
}
