import { type AnyKnownError, errorFromWire } from "../protocol/errors/index.js";
import { HEADERS } from "../protocol/headers.js";
import { BadAnswerError, type CallName, ServiceError } from "./errors.js";

/** What came back, before anything is believed of it. */
export interface Received {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** An answer under its real status. */
export interface Answered extends Received {
  readonly requestId: string | undefined;
}

const HTTP_ERRORS = { from: 400, to: 599 } as const;
const INFINITE_LOOP = "INFINITE_LOOP_DETECTED";

/** Reads an answer under the status that it really has: errors travel as 200 where the request allows it. */
export function reread(call: CallName, received: Received): Answered {
  const requestId = received.headers.get(HEADERS.requestId) ?? undefined;
  const actual = received.headers.get(HEADERS.actualStatus);
  if (actual === null) return { ...received, requestId };
  const status = /^\d{3}$/.test(actual) ? Number(actual) : 0;
  if (status < HTTP_ERRORS.from || status > HTTP_ERRORS.to) {
    throw new BadAnswerError(
      call,
      `its actual status is ${JSON.stringify(actual)}, which is no error status`,
      { status: received.status, requestId },
    );
  }
  return { ...received, status, requestId };
}

/** The error of the catalogue that an answer carries, if any. The header and the body have to name the same. */
export function knownErrorIn(call: CallName, answer: Answered): AnyKnownError | undefined {
  const code = answer.headers.get(HEADERS.knownError);
  if (code === null) return undefined;
  const body = parseJson(call, answer);
  const named = typeof body === "object" && body !== null && "code" in body ? body.code : undefined;
  if (named !== code)
    throw new BadAnswerError(
      call,
      `its header names the error ${code} and its body ${JSON.stringify(named)}`,
      answer,
    );
  return errorFromWire(body as { code: string }, answer.requestId);
}

/** Whether the host's own loop guard answered, which is worth another try. */
export const isLoopGuard = ({ status, text }: Answered): boolean =>
  status === 508 && text.includes(INFINITE_LOOP);

/** Throws for every answer that is not a success. */
export function assertSuccess(call: CallName, answer: Answered): void {
  if (answer.status >= 200 && answer.status < 300) return;
  if (answer.status < HTTP_ERRORS.from)
    throw new BadAnswerError(
      call,
      "it sends the call to another address, and keys are only given to the one that was configured",
      answer,
    );
  throw new ServiceError(call, answer);
}

/** The JSON of an answer. A web page, an empty text or broken JSON throws `BAD_ANSWER`. */
export function parseJson(call: CallName, answer: Answered): unknown {
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
