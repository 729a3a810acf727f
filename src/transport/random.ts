import { CROCKFORD_ALPHABET, RANDOM_STRING_LENGTH } from "../protocol/limits/calls.js";

/** Returns random text in Crockford's base 32. */
export const randomText = (): string =>
  Array.from(
    crypto.getRandomValues(new Uint8Array(RANDOM_STRING_LENGTH)),
    (byte) => CROCKFORD_ALPHABET[byte % CROCKFORD_ALPHABET.length],
  ).join("");
