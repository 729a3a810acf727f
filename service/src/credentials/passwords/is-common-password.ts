import { createHash } from "node:crypto";

const BUCKET_BYTES = 2;
const BUCKETS_OF_PART = 2 ** 12;
const REST_BYTES = 3;

/** The list in parts: loading one of them is sixteen times faster than loading all. */
const PARTS = [
  () => import("./common-passwords/part-0.js"),
  () => import("./common-passwords/part-1.js"),
  () => import("./common-passwords/part-2.js"),
  () => import("./common-passwords/part-3.js"),
  () => import("./common-passwords/part-4.js"),
  () => import("./common-passwords/part-5.js"),
  () => import("./common-passwords/part-6.js"),
  () => import("./common-passwords/part-7.js"),
  () => import("./common-passwords/part-8.js"),
  () => import("./common-passwords/part-9.js"),
  () => import("./common-passwords/part-a.js"),
  () => import("./common-passwords/part-b.js"),
  () => import("./common-passwords/part-c.js"),
  () => import("./common-passwords/part-d.js"),
  () => import("./common-passwords/part-e.js"),
  () => import("./common-passwords/part-f.js"),
];

/** Decodes bytes of a text in base64, which has four characters for each three bytes. */
function bytesOf(text: string, begin: number, end: number): Buffer {
  const group = Math.floor(begin / 3);
  const groups = text.slice(group * 4, Math.ceil(end / 3) * 4);
  return Buffer.from(groups, "base64").subarray(begin - group * 3, end - group * 3);
}

/**
 * Whether a password is one of half a million common ones, whatever its case. Also true for one of
 * two million other passwords.
 *
 * The list holds five bytes of the SHA-256 of each password: the first two choose a part and a
 * bucket in it, the other three are stored there. A part begins with a byte for each bucket, the
 * number of its entries. The parts are text: decoded, they would be in memory twice.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const hash = createHash("sha256").update(password.toLowerCase()).digest();
  const chosen = hash.readUIntBE(0, BUCKET_BYTES);
  const wanted = hash.readUIntBE(BUCKET_BYTES, REST_BYTES);
  const loadPart = PARTS[Math.floor(chosen / BUCKETS_OF_PART)];
  if (!loadPart) return false;
  const { COMMON_PASSWORDS: text } = await loadPart();
  const bucket = chosen % BUCKETS_OF_PART;
  const counts = bytesOf(text, 0, bucket + 1);
  const entriesBefore = counts.subarray(0, bucket).reduce((sum, count) => sum + count, 0);
  const begin = BUCKETS_OF_PART + entriesBefore * REST_BYTES;
  const rests = bytesOf(text, begin, begin + (counts[bucket] ?? 0) * REST_BYTES);
  for (let at = 0; at < rests.length; at += REST_BYTES)
    if (rests.readUIntBE(at, REST_BYTES) === wanted) return true;
  return false;
}
