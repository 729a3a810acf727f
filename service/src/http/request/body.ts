import { KnownErrors } from "@stackkit/next/protocol";
import { PlainError } from "../../core/plain-error.js";

/** A body as it was sent: an object or array of JSON, the fields of a form, or text. `undefined`: there was none. */
export type Body = unknown;

/** Reads and parses a body of at most `most` bytes. `onRead` hears how many it had. */
export async function readBody(
  request: Request,
  most: number,
  onRead: (bytes: number) => void,
): Promise<Body> {
  if (hasNoBody(request)) return undefined;
  const type =
    (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
  // A stream that is not opened costs nothing.
  if (type === "" && request.headers.get("content-length") === "0") return undefined;
  const bytes = await readBytes(request, most);
  onRead(bytes.length);
  if (type === "") return undefined;
  if (type === "application/octet-stream") return bytes;
  const text = decode(bytes);
  if (type === "application/json") return parseJson(text);
  if (type === "application/x-www-form-urlencoded")
    return Object.fromEntries(new URLSearchParams(text));
  if (type === "text/plain") return text;
  throw new KnownErrors.BodyParsingError(undefined, {
    message: `Bodies of the type ${type.slice(0, 100)} are not read here. Send application/json.`,
  });
}

/** The most bytes that a request can bring, by what it announced. Throws a plain 413 if it announced too many. */
export function announcedBytes(request: Request, most: number): number {
  if (hasNoBody(request)) return 0;
  const announced = request.headers.get("content-length");
  if (announced === null) return most;
  checkLength(Number(announced), most);
  return Number(announced);
}

const hasNoBody = ({ method }: Request): boolean =>
  method === "GET" || method === "HEAD" || method === "DELETE";

async function readBytes(request: Request, most: number): Promise<Uint8Array> {
  const announced = request.headers.get("content-length");
  if (announced === null) return readStream(request, most);
  // A body of a known length is read at once, which takes a fraction of the time of a stream.
  checkLength(Number(announced), most);
  const bytes = new Uint8Array(await request.arrayBuffer());
  checkLength(bytes.length, most);
  return bytes;
}

async function readStream(request: Request, most: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.length;
    checkLength(length, most);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function checkLength(bytes: number, most: number): void {
  if (!(bytes <= most))
    throw new PlainError(413, `The body of this request may have at most ${most} bytes.`);
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
