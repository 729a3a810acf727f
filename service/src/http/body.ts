import { KnownErrors } from "@stackkit/next/protocol/internal";
import type { Clock } from "../core/clock.js";
import { PlainError } from "../core/plain-error.js";
import { SMALL_BODY_BYTES } from "./body-budget.js";

/** A parsed body: JSON, form fields, text or bytes. `undefined` without a body. */
export type Body = unknown;

/** Bytes that a larger body brings at least in each window, unless it ends. */
export const BODY_WINDOW_MILLIS = 5000;
export const MIN_BYTES_PER_WINDOW = 5 * 1024;

export interface BodyLimits {
  readonly maxBytes: number;
  readonly clock: Pick<Clock, "wait">;
  /** Receives the size of each part as it comes. May throw. */
  readonly onBytes: (bytes: number) => void;
}

/**
 * Reads and parses a body. Throws a plain 413 if it is too long, and a plain 408 if it comes too
 * slowly.
 */
export async function readBody(request: Request, limits: BodyLimits): Promise<Body> {
  const type =
    (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
  // An unopened stream costs nothing.
  if (type === "" && request.headers.get("content-length") === "0") return undefined;
  const bytes = await readBytes(request, limits);
  if (type === "") return undefined;
  if (type === "application/octet-stream") return bytes;
  const text = decode(bytes);
  if (type === "application/json") return parseJson(text);
  if (type === "application/x-www-form-urlencoded")
    return Object.fromEntries(new URLSearchParams(text));
  if (type === "text/plain") return text;
  throw new KnownErrors.BodyParsingError(undefined, {
    message: `Bodies of the type ${type.slice(0, 100)} are not accepted. Send application/json.`,
  });
}

/** Whether a request of this method has a body to read. */
export const hasBody = ({ method }: Pick<Request, "method">): boolean =>
  method !== "GET" && method !== "HEAD" && method !== "DELETE";

async function readBytes(request: Request, limits: BodyLimits): Promise<Uint8Array> {
  const announced = request.headers.get("content-length");
  if (announced === null) return readStream(request, limits);
  checkLength(Number(announced), limits.maxBytes);
  if (Number(announced) > SMALL_BODY_BYTES) return readStream(request, limits);
  // Faster than reading a stream.
  const bytes = new Uint8Array(await request.arrayBuffer());
  checkLength(bytes.length, limits.maxBytes);
  limits.onBytes(bytes.length);
  return bytes;
}

async function readStream(
  request: Request,
  { maxBytes, clock, onBytes }: BodyLimits,
): Promise<Uint8Array> {
  const reader = request.body?.getReader();
  if (!reader) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let length = 0;
  const watch = watchRate(
    clock,
    () => length,
    () => reader.cancel().catch(() => {}),
  );
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (watch.isTooSlow()) throw new PlainError(408, "The body of this request came too slowly.");
      if (done) return Buffer.concat(chunks);
      length += value.length;
      checkLength(length, maxBytes);
      onBytes(value.length);
      chunks.push(value);
    }
  } catch (error) {
    await reader.cancel().catch(() => {});
    throw error;
  } finally {
    watch.stop();
  }
}

/** Calls `end` after the first window with too few bytes. */
function watchRate(
  clock: BodyLimits["clock"],
  readLength: () => number,
  end: () => void,
): { readonly isTooSlow: () => boolean; readonly stop: () => void } {
  const stopped = new AbortController();
  let isTooSlow = false;
  const run = async () => {
    for (let before = 0; !isTooSlow; before = readLength()) {
      await clock.wait(BODY_WINDOW_MILLIS, stopped.signal);
      isTooSlow = readLength() - before < MIN_BYTES_PER_WINDOW;
    }
    end();
  };
  run().catch(() => {});
  return { isTooSlow: () => isTooSlow, stop: () => stopped.abort() };
}

function checkLength(bytes: number, maxBytes: number): void {
  if (!(bytes <= maxBytes))
    throw new PlainError(413, `The body of this request may have at most ${maxBytes} bytes.`);
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new KnownErrors.BodyParsingError(undefined, {
      message: "The body of the request is not valid UTF-8.",
      cause,
    });
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new KnownErrors.BodyParsingError(undefined, {
      message: "The body of the request is not valid JSON.",
      cause,
    });
  }
}
