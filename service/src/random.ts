import { createHash, randomBytes, randomUUID } from "node:crypto";
import { CROCKFORD_ALPHABET, RANDOM_STRING_LENGTH } from "@stackkit/next/protocol";

const POOL_BYTES = 4096;
let pool = Buffer.alloc(0);

/** Random bytes, each handed out once. Asking the system for many at a time costs hardly more than for few. */
function takeBytes(count: number): Buffer {
  if (pool.length < count) pool = randomBytes(Math.max(count, POOL_BYTES));
  const taken = Buffer.from(pool.subarray(0, count));
  pool.fill(0, 0, count);
  pool = pool.subarray(count);
  return taken;
}

/** So many random characters of Crockford's base 32, five bits each. */
export function randomString(length: number = RANDOM_STRING_LENGTH): string {
  let text = "";
  for (const byte of takeBytes(length)) text += CROCKFORD_ALPHABET[byte & 31];
  return text;
}

export const randomId = (): string => randomUUID();

/** What is kept of a code, a key or a token. They hold 200 bits and more, so a plain hash cannot be searched backwards. */
export const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("base64url");
