import { type ImportedHash, parseStoredForm, problemOf, storedForm } from "./imported-hash.js";
import { isImportableHash } from "./password-hash.js";

/** A password hash that cannot be imported. The message never contains any of it. */
export class UnusableHash extends Error {}

const MAX_HASH_LENGTH = 2048;
/** The memory of Argon2, in KiB. */
const MAX_ARGON2_MEMORY = 131_072;
/** KiB times passes: four times the service's own. */
const MAX_ARGON2_WORK = 524_288;
const MAX_ARGON2_LANES = 16;
/** The library refuses shorter salts. */
const MIN_ARGON2_SALT_BYTES = 8;
const MIN_ARGON2_KEY_BYTES = 16;

const ARGON2 =
  /^\$argon2(?:id|i|d)\$(?:v=(?:16|19)\$)?m=(\d{1,7}),t=(\d{1,6}),p=(\d{1,3})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;
const BCRYPT_LIKE = /^\$2[abxy]\$/;

/** The parameters of Firebase's scrypt, of one Firebase project. */
export interface FirebaseParameters {
  readonly signerKey: Uint8Array;
  readonly saltSeparator: Uint8Array;
  readonly rounds: number;
  readonly memCost: number;
}

type Match = readonly string[];

interface Format {
  readonly pattern: RegExp;
  /** The names under which Clerk exports it, if the pattern alone is ambiguous. */
  readonly hasher?: string;
  readonly read: (match: Match) => ImportedHash;
}

const bytesOf = (text = "", encoding: "base64" | "hex" | "utf8" = "base64"): Uint8Array =>
  Buffer.from(text, encoding);

/** passlib writes base 64 with dots. */
const passlibBytes = (text = ""): Uint8Array => bytesOf(text.replaceAll(".", "+"));

const pbkdf2 = (digest = "", iterations = "", salt: Uint8Array, key: Uint8Array): ImportedHash => ({
  scheme: `pbkdf2-${digest}` as ImportedHash["scheme"],
  parameters: { i: Number(iterations) },
  salt,
  key,
});

const BASE64 = "[A-Za-z0-9+/]+={0,2}";
const ITERATIONS = "\\d{1,9}";

/** The first format whose pattern fits decides. */
const FORMATS: readonly Format[] = [
  // Clerk encodes what Django leaves plain, under the same prefix.
  {
    pattern: new RegExp(`^pbkdf2_(sha256)\\$(${ITERATIONS})\\$(${BASE64})\\$(${BASE64})$`),
    hasher: "pbkdf2_sha256",
    read: ([, digest, iterations, salt, key]) =>
      pbkdf2(digest, iterations, bytesOf(salt), bytesOf(key)),
  },
  {
    pattern: new RegExp(`^pbkdf2_(sha1)\\$(${ITERATIONS})\\$([^$]+)\\$([0-9a-f]+)$`),
    hasher: "pbkdf2_sha1",
    read: ([, digest, iterations, salt, key]) =>
      pbkdf2(digest, iterations, bytesOf(salt, "utf8"), bytesOf(key, "hex")),
  },
  // Django
  {
    pattern: new RegExp(`^pbkdf2_(sha1|sha256)\\$(${ITERATIONS})\\$([^$]+)\\$(${BASE64})$`),
    read: ([, digest, iterations, salt, key]) =>
      pbkdf2(digest, iterations, bytesOf(salt, "utf8"), bytesOf(key)),
  },
  // The PHC string format, and passlib's older one
  {
    pattern: new RegExp(
      `^\\$pbkdf2-(sha1|sha256|sha512)\\$(?:i=)?(${ITERATIONS})(?:,l=\\d{1,4})?\\$([A-Za-z0-9+/.]+={0,2})\\$([A-Za-z0-9+/.]+={0,2})$`,
    ),
    read: ([, digest, iterations, salt, key]) =>
      pbkdf2(digest, iterations, passlibBytes(salt), passlibBytes(key)),
  },
  {
    pattern: new RegExp(
      `^\\$scrypt\\$ln=(\\d{1,2}),r=(\\d{1,4}),p=(\\d{1,4})\\$(${BASE64})\\$(${BASE64})$`,
    ),
    read: ([, ln, r, p, salt, key]) => ({
      scheme: "scrypt",
      parameters: { ln: Number(ln), r: Number(r), p: Number(p) },
      salt: bytesOf(salt),
      key: bytesOf(key),
    }),
  },
  // Werkzeug
  {
    pattern: new RegExp(`^pbkdf2:(sha1|sha256|sha512):(${ITERATIONS})\\$([^$]+)\\$([0-9a-f]+)$`),
    read: ([, digest, iterations, salt, key]) =>
      pbkdf2(digest, iterations, bytesOf(salt, "utf8"), bytesOf(key, "hex")),
  },
  {
    pattern: /^scrypt:(\d{1,9}):(\d{1,4}):(\d{1,4})\$([^$]+)\$([0-9a-f]+)$/,
    read: ([, n, r, p, salt, key]) => ({
      scheme: "scrypt",
      parameters: { ln: exponentOf(Number(n)), r: Number(r), p: Number(p) },
      salt: bytesOf(salt, "utf8"),
      key: bytesOf(key, "hex"),
    }),
  },
  // Better Auth and Lucia: the salt is the text of the hexadecimal digits.
  {
    pattern: /^([0-9a-f]{16,128}):([0-9a-f]{128})$/,
    read: ([, salt, key]) => ({
      scheme: "scrypt-nfkc",
      parameters: { ln: 14, r: 16, p: 1 },
      salt: bytesOf(salt, "utf8"),
      key: bytesOf(key, "hex"),
    }),
  },
  // Firebase as Clerk exports it, and as Supabase stores it
  {
    pattern: new RegExp(
      `^(${BASE64})\\$(${BASE64})\\$(${BASE64})\\$(${BASE64})\\$(\\d{1,2})\\$(\\d{1,2})$`,
    ),
    read: ([, key, salt, signerKey, saltSeparator, rounds, memCost]) =>
      firebaseHash(bytesOf(key), bytesOf(salt), {
        signerKey: bytesOf(signerKey),
        saltSeparator: bytesOf(saltSeparator),
        rounds: Number(rounds),
        memCost: Number(memCost),
      }),
  },
  {
    pattern: new RegExp(
      `^\\$fbscrypt\\$v=1,n=(\\d{1,2}),r=(\\d{1,2}),p=1(?:,ss=(${BASE64}))?,sk=(${BASE64})\\$(${BASE64})\\$(${BASE64})$`,
    ),
    read: ([, memCost, rounds, saltSeparator, signerKey, salt, key]) =>
      firebaseHash(bytesOf(key), bytesOf(salt), {
        signerKey: bytesOf(signerKey),
        saltSeparator: bytesOf(saltSeparator),
        rounds: Number(rounds),
        memCost: Number(memCost),
      }),
  },
];

/** The exponent of a power of two; 0 for any other number. */
const exponentOf = (n: number): number => (Number.isInteger(Math.log2(n)) ? Math.log2(n) : 0);

/**
 * The stored form of a hash from elsewhere: bcrypt, Argon2, scrypt or PBKDF2 in the formats of
 * Clerk, Django, Werkzeug, passlib, Better Auth, Supabase and the PHC. `hasher` is Clerk's name of
 * the format. Throws {@link UnusableHash} if it is unknown, or too costly or too weak to compare.
 */
export function convertHash(text: string, hasher?: string): string {
  if (text.length > MAX_HASH_LENGTH) throw new UnusableHash("it is far too long");
  if (BCRYPT_LIKE.test(text)) {
    if (isImportableHash(text)) return text;
    throw new UnusableHash("it is broken, or too costly to compare");
  }
  const argon2 = ARGON2.exec(text);
  if (argon2) return checkArgon2(text, argon2);
  const format = FORMATS.find(
    (row) => (row.hasher === undefined || row.hasher === hasher) && row.pattern.test(text),
  );
  if (!format) throw new UnusableHash("its format is unknown");
  return checked(format.read(format.pattern.exec(text) ?? []));
}

/** The stored form of a hash that Firebase exported. Throws {@link UnusableHash}. */
export const convertFirebaseHash = (
  key: string,
  salt: string,
  parameters: FirebaseParameters,
): string => checked(firebaseHash(bytesOf(key), bytesOf(salt), parameters));

/**
 * Firebase encrypts its signer key with a key derived from the password. The keystream alone
 * decides, so the signer key itself is not stored.
 */
function firebaseHash(
  encrypted: Uint8Array,
  salt: Uint8Array,
  { signerKey, saltSeparator, rounds, memCost }: FirebaseParameters,
): ImportedHash {
  if (encrypted.length !== signerKey.length)
    throw new UnusableHash("it does not belong to this signer key");
  return {
    scheme: "scrypt-firebase",
    parameters: { ln: memCost, r: rounds, p: 1 },
    salt: Buffer.concat([salt, saltSeparator]),
    key: encrypted.map((byte, at) => byte ^ (signerKey[at] as number)),
  };
}

function checked(hash: ImportedHash): string {
  const problem = problemOf(hash);
  if (problem === "weak") throw new UnusableHash("it is too short to be safe");
  if (problem === "costly") throw new UnusableHash("it is too costly to compare");
  const stored = storedForm(hash);
  // Only what a sign-in can read is stored.
  if (!parseStoredForm(stored)) throw new UnusableHash("its format is unknown");
  return stored;
}

function checkArgon2(text: string, [, m, t, p, salt, key]: Match): string {
  const [memory, passes, lanes] = [Number(m), Number(t), Number(p)];
  if (bytesOf(salt).length < MIN_ARGON2_SALT_BYTES || bytesOf(key).length < MIN_ARGON2_KEY_BYTES)
    throw new UnusableHash("it is too short to be safe");
  const isAffordable =
    Math.min(passes, lanes) >= 1 &&
    lanes <= MAX_ARGON2_LANES &&
    memory >= 8 * lanes &&
    memory <= MAX_ARGON2_MEMORY &&
    memory * passes <= MAX_ARGON2_WORK &&
    bytesOf(key).length <= 64;
  if (!isAffordable) throw new UnusableHash("it is too costly to compare");
  return text;
}
