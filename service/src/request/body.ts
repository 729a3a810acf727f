import { KnownErrors } from "@stackkit/next/protocol";
import { PlainError } from "../plain-error.js";

/** A body as it was sent: an object or array of JSON, the fields of a form, or text. `undefined`: there was none. */
export type Body = unknown;

/** Room for a picture of a million characters beside the rest. */
const BODY_BYTES_AT_MOST = 4 * 1024 * 1024;

export async function readBody(request: Request): Promise<Body> {
  if (request.method === "GET" || request.method === "DELETE") return undefined;
  const type = (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
  // A stream that is not opened costs nothing.
  if (type === "" && request.headers.get("content-length") === "0") return undefined;
  const bytes = await readBytes(request);
  if (type === "") return undefined;
  if (type === "application/octet-stream") return bytes;
  const text = decode(bytes);
  if (type === "application/json") return parseJson(text);
  if (type === "application/x-www-form-urlencoded") return Object.fromEntries(new URLSearchParams(text));
  if (type === "text/plain") return text;
  throw new KnownErrors.BodyParsingError(undefined, { message: `Bodies of the type ${type.slice(0, 100)} are not read here. Send application/json.` });
}

async function readBytes(request: Request): Promise<Uint8Array> {
  const announced = request.headers.get("content-length");
  if (announced === null) return readStream(request);
  // A body of a known length is read at once, which takes a fraction of the time of a stream.
  checkLength(Number(announced));
  const bytes = new Uint8Array(await request.arrayBuffer());
  checkLength(bytes.length);
  return bytes;
}

async function readStream(request: Request): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.length;
    checkLength(length);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function checkLength(bytes: number): void {
  if (bytes > BODY_BYTES_AT_MOST) throw new PlainError(413, `The body of a request may have ${BODY_BYTES_AT_MOST} bytes at most.`);
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new KnownErrors.BodyParsingError(undefined, { message: "The body of the request is not valid UTF-8.", cause });
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new KnownErrors.BodyParsingError(undefined, { message: "The body of the request is not valid JSON.", cause });
  }
}
