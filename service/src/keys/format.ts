import { RANDOM_STRING_LENGTH } from "@stackkit/next/protocol/internal";
import { randomString } from "../core/random.js";

/** Who an API key acts for. */
export type KeyOwner = "user" | "team";

/** Whom the text of a key names. Agents act for an administrator. */
type KeyHolder = KeyOwner | "agent";

/** Marks the keys of this protocol, for scanners that look for leaked ones. */
const MARKER = "574ck4u7h";

const FORMAT = new RegExp(
  `^(?:sk|pk)_[0-9a-z]{${RANDOM_STRING_LENGTH}}[0-9a-f]{32}(user|team|agent)[0-9a-f]${MARKER}[0-9a-f]{8}$`,
);
const CHECKSUM_LENGTH = 8;

const POLYNOMIAL = 0xed_b8_83_20;

/** CRC-32 as in ZIP files. Node's own is missing before 20.15. */
function crc32(text: string): number {
  let crc = ~0;
  for (let at = 0; at < text.length; at++) {
    crc ^= text.charCodeAt(at);
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? POLYNOMIAL : 0);
  }
  return ~crc >>> 0;
}

const checksumOf = (text: string): string =>
  crc32(text).toString(16).padStart(CHECKSUM_LENGTH, "0");

/** What the text of a key says of it, besides its secret. */
export interface KeyParts {
  readonly id: string;
  readonly owner: KeyHolder;
  readonly isPublic: boolean;
}

/** A new key: prefix, secret, id, owner, a digit for scanners, marker and checksum. */
export function newOwnerKey({ id, owner, isPublic }: KeyParts): string {
  const prefix = isPublic ? "pk_" : "sk_";
  const scanner = isPublic ? "0" : "1";
  const text = prefix + randomString() + id.replaceAll("-", "") + owner + scanner + MARKER;
  return text + checksumOf(text);
}

/** Whether a text is a key of this kind of owner. Finds typing errors without the database. */
export function isOwnerKey(text: string, owner: KeyHolder): boolean {
  if (FORMAT.exec(text)?.[1] !== owner) return false;
  return text.endsWith(checksumOf(text.slice(0, -CHECKSUM_LENGTH)));
}
