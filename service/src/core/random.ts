import { createHash, randomBytes, randomUUID } from "node:crypto";
import { CROCKFORD_ALPHABET, RANDOM_STRING_LENGTH } from "@stackkit/next/protocol";

const POOL_BYTES = 4096;
let pool = Buffer.alloc(0);
let taken = 0;

/** So many random characters of Crockford's base 32, five bits each. Asking the system for many bytes at a time costs hardly more than for few. */
export function randomString(length: number = RANDOM_STRING_LENGTH): string {
  if (taken + length > pool.length) {
    pool = randomBytes(Math.max(length, POOL_BYTES));
    taken = 0;
  }
  let text = "";
  for (const end = taken + length; taken < end; taken++) {
    text += CROCKFORD_ALPHABET[(pool[taken] as number) & 31];
    // Each is handed out once.
    pool[taken] = 0;
  }
  return text;
}

export const randomId = (): string => randomUUID();

/** What is kept of a code, a key or a token. They hold 200 bits and more, so a plain hash cannot be searched backwards. */
export const hashOf = (secret: string): string =>
  createHash("sha256").update(secret).digest("base64url");
