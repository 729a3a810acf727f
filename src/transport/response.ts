import { type AnyKnownError, errorFromWire } from "../protocol/errors/index.js";
import { HEADERS } from "../protocol/headers.js";
import { BadAnswerError, type CallName, ServiceError } from "./errors.js";

/** A response before any checks. */
export interface RawResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** A response with its real status. */
export interface ServiceResponse extends RawResponse {
  readonly requestId: string | undefined;
}

const HTTP_ERRORS = { from: 400, to: 599 } as const;
const INFINITE_LOOP = "INFINITE_LOOP_DETECTED";

/** Restores the real status: on request, the service sends errors with status 200. */
export function restoreStatus(call: CallName, received: RawResponse): ServiceResponse {
  const requestId = received.headers.get(HEADERS.requestId) ?? undefined;
  const actual = received.headers.get(HEADERS.actualStatus);
  if (actual === null) return { ...received, requestId };
  const status = /^\d{3}$/.test(actual) ? Number(actual) : 0;
  if (status < HTTP_ERRORS.from || status > HTTP_ERRORS.to) {
    throw new BadAnswerError(
      call,
      `its actual status is ${JSON.stringify(actual)}, which is not an error status`,
      { status: received.status, requestId },
    );
  }
  return { ...received, status, requestId };
}

/** Returns the known error of a response, if any. Header and body have to carry the same code. */
export function knownErrorIn(call: CallName, answer: ServiceResponse): AnyKnownError | undefined {
  const code = answer.headers.get(HEADERS.knownError);
  if (code === null) return undefined;
  const body = parseJson(call, answer);
  const bodyCode =
    typeof body === "object" && body !== null && "code" in body ? body.code : undefined;
  if (bodyCode !== code)
    throw new BadAnswerError(
      call,
      `its header names the error ${code} and its body ${JSON.stringify(bodyCode)}`,
      answer,
    );
  return errorFromWire(body as { code: string }, answer.requestId);
}

/** Whether the host's loop guard responded. Such a call is worth a retry. */
export const isLoopGuard = ({ status, text }: ServiceResponse): boolean =>
  status === 508 && text.includes(INFINITE_LOOP);

/** Throws unless the response is a success. */
export function assertSuccess(call: CallName, answer: ServiceResponse): void {
  if (answer.status >= 200 && answer.status < 300) return;
  if (answer.status < HTTP_ERRORS.from)
    throw new BadAnswerError(
      call,
      "it redirects, and keys are sent only to the configured address",
      answer,
    );
  throw new ServiceError(call, answer);
}

/** Parses the response as JSON. Throws `BAD_ANSWER` for HTML, an empty body or broken JSON. */
export function parseJson(call: CallName, answer: ServiceResponse): unknown {
  try {
    return JSON.parse(answer.text);
  } catch (error) {
    const problem =
      answer.text.trim() === ""
        ? "it is empty"
        : /^\s*</.test(answer.text)
          ? "it is a web page and not JSON"
          : "it is not JSON";
    throw new BadAnswerError(call, problem, answer, error);
  }
}
