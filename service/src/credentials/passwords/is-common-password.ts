import { createHash } from "node:crypto";

const BUCKETS = 2 ** 16;
const BUCKET_BYTES = 2;
const REST_BYTES = 3;

interface CommonPasswords {
  /** The list in base64: decoded, it would be in memory twice. */
  readonly text: string;
  /** Where the entries of each bucket begin, and where the last one's end. */
  readonly begins: Uint32Array;
}

let loaded: Promise<CommonPasswords> | undefined;

/**
 * The list holds five bytes of the SHA-256 of each password: the first two choose a bucket, the
 * other three are stored in it. It begins with a byte for each bucket, the number of its entries.
 */
async function loadCommonPasswords(): Promise<CommonPasswords> {
  const { COMMON_PASSWORDS: text } = await import("./common-passwords.js");
  const counts = bytesOf(text, 0, BUCKETS);
  const begins = new Uint32Array(BUCKETS + 1).fill(BUCKETS);
  for (let bucket = 0; bucket < BUCKETS; bucket++)
    begins[bucket + 1] = (begins[bucket] ?? 0) + (counts[bucket] ?? 0) * REST_BYTES;
  return { text, begins };
}

/** Decodes bytes of a text in base64, which has four characters for each three bytes. */
function bytesOf(text: string, begin: number, end: number): Buffer {
  const group = Math.floor(begin / 3);
  const groups = text.slice(group * 4, Math.ceil(end / 3) * 4);
  return Buffer.from(groups, "base64").subarray(begin - group * 3, end - group * 3);
}

/**
 * Whether a password is one of half a million common ones, whatever its case. Also true for one of
 * two million other passwords.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  loaded ??= loadCommonPasswords().catch((error: unknown) => {
    // The next call tries again.
    loaded = undefined;
    throw error;
  });
  const { text, begins } = await loaded;
  const hash = createHash("sha256").update(password.toLowerCase()).digest();
  const bucket = hash.readUIntBE(0, BUCKET_BYTES);
  const wanted = hash.readUIntBE(BUCKET_BYTES, REST_BYTES);
  const rests = bytesOf(text, begins[bucket] ?? 0, begins[bucket + 1] ?? 0);
  for (let at = 0; at < rests.length; at += REST_BYTES)
    if (rests.readUIntBE(at, REST_BYTES) === wanted) return true;
  return false;
}
