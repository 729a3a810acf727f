import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";
import { memoize } from "./memoize.js";
import { ServiceError } from "./service-error.js";

/**
 * Encrypts secrets that the service must read back: signing keys, TOTP secrets, provider tokens.
 * Signs texts that clients keep, with a key of their own for each purpose.
 */
export interface Vault {
  seal(text: string): string;
  open(sealed: string): string;
  sign(purpose: string, text: string): string;
  /** Whether `sign` made the signature, now or under the previous secret. */
  isSigned(purpose: string, text: string, signature: string): boolean;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;
const VERSION = "v1.";

/** AES-256-GCM under a key derived from the service's secret. The previous secret only decrypts. */
export function createVault(secret: string, previousSecret?: string): Vault {
  const secrets = [secret, ...(previousSecret === undefined ? [] : [previousSecret])];
  const keys = secrets.map((one) => keyOf(one, "vault"));
  const [key] = keys as [Buffer];
  const signingKeysOf = memoize(MAX_PURPOSES, (purpose: string) =>
    secrets.map((one) => keyOf(one, `sign ${purpose}`)),
  );
  return {
    seal(text) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv("aes-256-gcm", key, nonce);
      const sealed = Buffer.concat([
        nonce,
        cipher.update(text, "utf8"),
        cipher.final(),
        cipher.getAuthTag(),
      ]);
      return VERSION + sealed.toString("base64url");
    },
    open(sealed) {
      const bytes = Buffer.from(sealed.slice(VERSION.length), "base64url");
      for (const one of keys) {
        const text = openWith(one, bytes);
        if (text !== undefined) return text;
      }
      throw new ServiceError(
        "wrong-secret",
        "A sealed value of the database does not open with this secret. Is STACKKIT_SECRET " +
          "the one with which the database was made?",
      );
    },
    sign: (purpose, text) => macOf(signingKeysOf(purpose)[0] as Buffer, text).toString("base64url"),
    isSigned(purpose, text, signature) {
      const given = Buffer.from(signature, "base64url");
      return signingKeysOf(purpose).some((one) => {
        const mac = macOf(one, text);
        return mac.length === given.length && timingSafeEqual(mac, given);
      });
    },
  };
}

/** Purposes of signatures are few, and fixed in the code. */
const MAX_PURPOSES = 20;

const keyOf = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, "stackkit", purpose, KEY_BYTES));

const macOf = (key: Buffer, text: string): Buffer =>
  createHmac("sha256", key).update(text).digest();

function openWith(key: Buffer, bytes: Buffer): string | undefined {
  try {
    const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    const text = [decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()];
    return Buffer.concat(text).toString("utf8");
  } catch {
    return undefined;
  }
}
