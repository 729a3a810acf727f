import { LEVELS } from "@stackkit/next/protocol/internal";
import { ServiceError } from "../core/service-error.js";
import type { ServiceConfig } from "./config.js";
import type { Keys } from "./configured-project.js";
import { HOW_TO_MAKE_A_SECRET } from "./secret.js";

const SECRET_BITS = 256;
/** Typed text repeats itself; 32 random bytes in any encoding are well above this. */
const VARIETY_BITS = 160;
const MIN_KEY_LENGTH = 32;

/** The size of the alphabet that a text seems to use. */
function alphabetOf(text: string): number {
  if (/^\d*$/.test(text)) return 10;
  if (/^[\da-f]*$/i.test(text)) return 16;
  return /[a-z]/.test(text) && /[A-Z]/.test(text) ? 64 : 36;
}

/** The Shannon entropy of the whole text, in bits. */
function varietyOf(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  return [...counts.values()].reduce(
    (sum, count) => sum + count * Math.log2(text.length / count),
    0,
  );
}

/** Whether a text repeats one block. */
const isRepetition = (text: string): boolean => (text + text).indexOf(text, 1) < text.length;

/** Whether a secret may hold 32 random bytes: long enough for its alphabet, and not repetitive. */
export const isStrongSecret = (secret: string): boolean =>
  secret.length * Math.log2(alphabetOf(secret)) >= SECRET_BITS &&
  varietyOf(secret) >= VARIETY_BITS &&
  !isRepetition(secret);

/** Rejects guessable secrets and keys in production. Throws `weak-secret` or `short-key`. */
export function requireStrength({ secret, internalKeys, projects = [] }: ServiceConfig): void {
  if (secret !== undefined && !isStrongSecret(secret))
    throw new ServiceError(
      "weak-secret",
      `STACKKIT_SECRET (${secret.length} characters) can be guessed: in production it must ` +
        `contain 32 random bytes. Create one with: ${HOW_TO_MAKE_A_SECRET} — and set the old ` +
        "one as STACKKIT_PREVIOUS_SECRET, so that data encrypted with it can still be read.",
    );
  requireKeys("internal", internalKeys);
  for (const { id, keys } of projects) requireKeys(id, keys);
}

/** Rejects guessable keys of a project in production. Throws `short-key`. */
export function requireKeys(projectId: string, keys: Partial<Keys> | undefined): void {
  for (const level of LEVELS) {
    const { length = MIN_KEY_LENGTH } = keys?.[level] ?? {};
    if (length < MIN_KEY_LENGTH)
      throw new ServiceError(
        "short-key",
        `The ${level} key of the project ${projectId} has ${length} characters and can be ` +
          `guessed: in production, keys have ${MIN_KEY_LENGTH} or more. Create one with: ` +
          `${HOW_TO_MAKE_A_SECRET}`,
      );
  }
}
