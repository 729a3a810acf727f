import { KnownErrors } from "@stackkit/next/protocol/internal";
import { PlainError } from "../core/plain-error.js";

/** A parsed body: JSON, form fields, text or bytes. `undefined` without a body. */
export type Body = unknown;

/** Reads and parses a body of at most `maxBytes`. `onRead` receives its size in bytes. */
export async function readBody(
  request: Request,
  maxBytes: number,
  onRead: (bytes: number) => void,
): Promise<Body> {
  if (hasNoBody(request)) return undefined;
  const type =
    (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
  // An unopened stream costs nothing.
  if (type === "" && request.headers.get("content-length") === "0") return undefined;
  const bytes = await readBytes(request, maxBytes);
  onRead(bytes.length);
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

/**
 * The announced size of a body, or `maxBytes` if none is announced. Throws a plain 413 above it.
 */
export function announcedBytes(request: Request, maxBytes: number): number {
  if (hasNoBody(request)) return 0;
  const announced = request.headers.get("content-length");
  if (announced === null) return maxBytes;
  checkLength(Number(announced), maxBytes);
  return Number(announced);
}

const hasNoBody = ({ method }: Request): boolean =>
  method === "GET" || method === "HEAD" || method === "DELETE";

async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array> {
  const announced = request.headers.get("content-length");
  if (announced === null) return readStream(request, maxBytes);
  // Faster than reading a stream.
  checkLength(Number(announced), maxBytes);
  const bytes = new Uint8Array(await request.arrayBuffer());
  checkLength(bytes.length, maxBytes);
  return bytes;
}

async function readStream(request: Request, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.length;
    checkLength(length, maxBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
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
