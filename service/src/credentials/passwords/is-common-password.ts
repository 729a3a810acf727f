import { createHash } from "node:crypto";

const BUCKETS = 2 ** 16;
const BUCKET_BYTES = 2;
const REST_BYTES = 3;

interface CommonPasswords {
  /** Where the entries of each bucket begin, and where the last one's end. */
  readonly begins: Uint32Array;
  readonly rests: Buffer;
}

let loaded: Promise<CommonPasswords> | undefined;

/**
 * The list holds five bytes of the SHA-256 of each password: the first two choose a bucket, the
 * other three are stored in it. It begins with a byte for each bucket, the number of its entries.
 */
async function loadCommonPasswords(): Promise<CommonPasswords> {
  const { COMMON_PASSWORDS } = await import("./common-passwords.js");
  const bytes = Buffer.from(COMMON_PASSWORDS, "base64");
  const begins = new Uint32Array(BUCKETS + 1);
  for (let bucket = 0; bucket < BUCKETS; bucket++)
    begins[bucket + 1] = (begins[bucket] ?? 0) + (bytes[bucket] ?? 0);
  return { begins, rests: bytes.subarray(BUCKETS) };
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
  const { begins, rests } = await loaded;
  const hash = createHash("sha256").update(password.toLowerCase()).digest();
  const bucket = hash.readUIntBE(0, BUCKET_BYTES);
  const wanted = hash.readUIntBE(BUCKET_BYTES, REST_BYTES);
  for (let at = begins[bucket] ?? 0; at < (begins[bucket + 1] ?? 0); at++)
    if (rests.readUIntBE(at * REST_BYTES, REST_BYTES) === wanted) return true;
  return false;
}
