import {
  createCipheriv,
  pbkdf2 as pbkdf2WithCallback,
  scrypt as scryptWithCallback,
  timingSafeEqual,
} from "node:crypto";
import { promisify } from "node:util";

const pbkdf2 = promisify(pbkdf2WithCallback);
const scrypt = promisify<string, Uint8Array, number, object, Buffer>(scryptWithCallback);

/** A password hash from elsewhere, stored as `$scheme$name=number,…$salt$key`. */
export interface ImportedHash {
  readonly scheme: Scheme;
  readonly parameters: Readonly<Record<string, number>>;
  readonly salt: Uint8Array;
  readonly key: Uint8Array;
}

/** The name of a hash that other kits write. */
export type Scheme = keyof typeof SCHEMES;

interface SchemeRow {
  /** The derived key of a password. */
  readonly derive: (password: string, hash: ImportedHash) => Promise<Uint8Array>;
  /** Whether a sign-in may cost as much as these parameters do. */
  readonly isAffordable: (hash: ImportedHash) => boolean;
}

/** The memory of scrypt. Three hashes run at once. */
const MAX_SCRYPT_BYTES = 128 * 1024 * 1024;
/** `N * r * p`: about half a second. */
const MAX_SCRYPT_WORK = 2 ** 20;
/** Iterations times blocks of the key: more than Django's 1,200,000, and less than a second. */
const MAX_PBKDF2_WORK = { sha1: 2_000_000, sha256: 2_000_000, sha512: 1_000_000 } as const;
const DIGEST_BYTES = { sha1: 20, sha256: 32, sha512: 64 } as const;
const MAX_KEY_BYTES = 64;
const MAX_SALT_BYTES = 256;
/** A short key would match many passwords; an empty one, all. */
const MIN_KEY_BYTES = 16;
const FIREBASE_KEY_BYTES = 32;

function scryptKey(password: string, { parameters, salt }: ImportedHash, length: number) {
  const { ln = 0, r = 0, p = 0 } = parameters;
  return scrypt(password, salt, length, { N: 2 ** ln, r, p, maxmem: 2 * MAX_SCRYPT_BYTES });
}

function isScryptAffordable({ parameters }: ImportedHash): boolean {
  const { ln = 0, r = 0, p = 0 } = parameters;
  return (
    Math.min(ln, r, p) >= 1 &&
    // scrypt is defined for N < 2^(16 r) only (RFC 7914).
    ln < 16 * r &&
    2 ** ln * r * 128 <= MAX_SCRYPT_BYTES &&
    2 ** ln * r * p <= MAX_SCRYPT_WORK
  );
}

const pbkdf2Row = (digest: keyof typeof MAX_PBKDF2_WORK): SchemeRow => ({
  derive: (password, { parameters: { i = 0 }, salt, key }) =>
    pbkdf2(password, salt, i, key.length, digest),
  isAffordable: ({ parameters: { i = 0 }, key }) =>
    i >= 1 && i * Math.ceil(key.length / DIGEST_BYTES[digest]) <= MAX_PBKDF2_WORK[digest],
});

/** The schemes by their names in stored hashes. Released names stay. */
const SCHEMES = {
  scrypt: {
    derive: (password, hash) => scryptKey(password, hash, hash.key.length),
    isAffordable: isScryptAffordable,
  },
  /** Better Auth's and Lucia's: the password is normalized, and the salt is used as its own hex. */
  "scrypt-nfkc": {
    derive: (password, hash) => scryptKey(password.normalize("NFKC"), hash, hash.key.length),
    isAffordable: isScryptAffordable,
  },
  /** The key is the keystream with which Firebase encrypts its signer key. */
  "scrypt-firebase": {
    async derive(password, hash) {
      const cipherKey = await scryptKey(password, hash, FIREBASE_KEY_BYTES);
      const cipher = createCipheriv("aes-256-ctr", cipherKey, Buffer.alloc(16));
      return cipher.update(Buffer.alloc(hash.key.length));
    },
    isAffordable: isScryptAffordable,
  },
  "pbkdf2-sha1": pbkdf2Row("sha1"),
  "pbkdf2-sha256": pbkdf2Row("sha256"),
  "pbkdf2-sha512": pbkdf2Row("sha512"),
} as const satisfies Record<string, SchemeRow>;

const STORED =
  /^\$([a-z0-9-]+)\$([a-z]+=\d{1,9}(?:,[a-z]+=\d{1,9})*)\$([A-Za-z0-9+/]*)\$([A-Za-z0-9+/]+)$/;

const base64 = (bytes: Uint8Array): string =>
  Buffer.from(bytes).toString("base64").replaceAll("=", "");

/** Why a hash cannot be imported; `undefined` if it can. */
export function problemOf(hash: ImportedHash): "weak" | "costly" | undefined {
  if (hash.key.length < MIN_KEY_BYTES) return "weak";
  const isBounded = hash.key.length <= MAX_KEY_BYTES && hash.salt.length <= MAX_SALT_BYTES;
  return isBounded && SCHEMES[hash.scheme].isAffordable(hash) ? undefined : "costly";
}

/** The stored form of a hash. */
export function storedForm({ scheme, parameters, salt, key }: ImportedHash): string {
  const named = Object.entries(parameters).map(([name, value]) => `${name}=${value}`);
  return `$${scheme}$${named.join(",")}$${base64(salt)}$${base64(key)}`;
}

/** Reads a stored hash; `undefined` for any other text. */
export function parseStoredForm(stored: string): ImportedHash | undefined {
  const [, scheme = "", parameters = "", salt = "", key = ""] = STORED.exec(stored) ?? [];
  if (!Object.hasOwn(SCHEMES, scheme)) return undefined;
  return {
    scheme: scheme as Scheme,
    parameters: Object.fromEntries(
      parameters.split(",").map((pair) => {
        const [name = "", value] = pair.split("=");
        return [name, Number(value)];
      }),
    ),
    salt: Buffer.from(salt, "base64"),
    key: Buffer.from(key, "base64"),
  };
}

/**
 * Compares a password with a stored hash from elsewhere: bcrypt, scrypt or PBKDF2. A hash that
 * cannot be computed matches nothing.
 */
export const verifyImported = (password: string, stored: string): Promise<boolean> =>
  matches(password, stored).catch(() => false);

async function matches(password: string, stored: string): Promise<boolean> {
  const hash = parseStoredForm(stored);
  if (hash === undefined) return (await import("@node-rs/bcrypt")).verify(password, stored);
  return timingSafeEqual(await SCHEMES[hash.scheme].derive(password, hash), hash.key);
}
