import {
  decodeAnswer,
  encodeInput,
  errorFromWire,
  fillPath,
  HEADERS,
  type Input,
  type Operation,
  type Output,
  type Params,
} from "@stackkit/next/protocol";
import { problemOf } from "./problem.js";

/** Longer than any answer takes, shorter than a person waits. */
const PATIENCE_MILLIS = 20_000;
/** What a slow line sends of a file, for which there is more time. */
const BYTES_PER_MILLI = 128;

/** The parts of a call that its operation has. */
export interface CallInput<O extends Operation> {
  readonly params?: Params<O>;
  readonly query?: Input<O["query"], "admin">;
  readonly body?: O["body"] extends null ? undefined : Input<NonNullable<O["body"]>, "admin">;
  /** The bodies of administrators' sign-ins are not wanted in a project. */
  readonly projectId?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Calls an operation of a project with the session of the console, which its cookie holds. Throws a
 * known error of the protocol, or a `Problem` in words.
 */
export const call = <O extends Operation>(
  operation: O,
  input: CallInput<O> = {},
): Promise<Output<O, "admin">> => callAt("api/v1", operation, input);

/** Calls an operation of the administrator's own account. It needs no session to sign in. */
export const callAccount = <O extends Operation>(
  operation: O,
  input: CallInput<O> = {},
): Promise<Output<O, "admin">> => callAt("account/v1", operation, input);

async function callAt<O extends Operation>(
  base: string,
  operation: O,
  { params, query, body, projectId, signal }: CallInput<O>,
): Promise<Output<O, "admin">> {
  const path = fillPath(operation.path, (params ?? {}) as Record<string, string>);
  const search = new URLSearchParams(
    encodeInput(operation.query, query ?? {}) as Record<string, string>,
  );
  const url = new URL(`${base}${path}${search.size > 0 ? `?${search}` : ""}`, document.baseURI);
  const { response, text } = await send(url, {
    method: operation.method,
    isChange: operation.touches.length > 0,
    headers: {
      "x-stackkit-console": "1",
      ...(projectId === undefined ? {} : { [HEADERS.projectId]: projectId }),
      ...(operation.body === null ? {} : { "content-type": "application/json" }),
    },
    ...(operation.body === null
      ? {}
      : { body: JSON.stringify(encodeInput(operation.body, body ?? {})) }),
    signal,
  });
  if (!response.ok) throw failureOf(response, text);
  return decodeAnswer(operation, "admin", operation.returns.form === "text" ? text : parse(text));
}

interface Sent extends Pick<RequestInit, "method" | "headers"> {
  readonly body?: string;
  readonly signal?: AbortSignal | undefined;
  /** Whether it may have happened though its answer did not come. */
  readonly isChange: boolean;
}

/** Sends a request of the console, and reads its whole answer. Throws a `Problem` in words. */
export async function send(url: URL, { signal, isChange, ...init }: Sent) {
  const sending = Math.ceil((init.body?.length ?? 0) / BYTES_PER_MILLI);
  const limit = AbortSignal.timeout(PATIENCE_MILLIS + sending);
  try {
    const response = await fetch(url, {
      ...init,
      credentials: "same-origin",
      cache: "no-store",
      redirect: "error",
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
    return { response, text: await response.text() };
  } catch (error) {
    if (signal?.aborted) throw error;
    if (!limit.aborted) throw problemOf(isChange ? "lost" : "unreachable");
    throw problemOf(isChange ? "unsure" : "slow");
  }
}

/** Reads an answer. Throws a `Problem` if it is none of the service. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw problemOf("broken");
  }
}

/** The error of an answer: a known one of the protocol, or a `Problem` in words. */
export function failureOf(response: Response, text: string): Error {
  const code = response.headers.get(HEADERS.knownError);
  if (code !== null) return errorFromWire(parse(text) as { code: string });
  if (response.status === 401) return problemOf("signed-out");
  return problemOf(response.status >= 500 ? "failed" : "refused", text.slice(0, 500));
}
