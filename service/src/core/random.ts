import { createHash, randomBytes, randomInt, randomUUID } from "node:crypto";
import { CROCKFORD_ALPHABET, RANDOM_STRING_LENGTH } from "@stackkit/next/protocol/internal";

const POOL_BYTES = 4096;
let pool = Buffer.alloc(0);
let taken = 0;

/**
 * `length` random characters of Crockford's base 32, five bits each. Random bytes are pooled, since
 * each system call is slow.
 */
export function randomString(length: number = RANDOM_STRING_LENGTH): string {
  if (taken + length > pool.length) {
    pool = randomBytes(Math.max(length, POOL_BYTES));
    taken = 0;
  }
  let text = "";
  for (const end = taken + length; taken < end; taken++) {
    text += CROCKFORD_ALPHABET[(pool[taken] as number) & 31];
    // Each random byte is used once.
    pool[taken] = 0;
  }
  return text;
}

/** `length` random decimal digits. */
export const randomDigits = (length: number): string =>
  String(randomInt(10 ** length)).padStart(length, "0");

/** A new UUID. */
export const randomId = (): string => randomUUID();

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text has the form of an id. */
export const isUuid = (text: string): boolean => UUID.test(text);

/**
 * The stored form of a code, key or token. These have 200 bits or more, so an unsalted hash is
 * safe. Recovery codes, which people type, have 80 bits; their hash includes the user.
 */
export const hashOf = (secret: string): string =>
  createHash("sha256").update(secret).digest("base64url");
