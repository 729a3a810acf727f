import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { ServiceError } from "./service-error.js";

/**
 * Encrypts secrets that the service must read back: signing keys, TOTP secrets, provider tokens.
 */
export interface Vault {
  seal(text: string): string;
  open(sealed: string): string;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;
const VERSION = "v1.";

/** AES-256-GCM under a key derived from the service's secret. The previous secret only decrypts. */
export function createVault(secret: string, previousSecret?: string): Vault {
  const keys = [secret, ...(previousSecret === undefined ? [] : [previousSecret])].map(keyOf);
  const [key] = keys as [Buffer];
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
        "A sealed value of the database does not open with this secret. Is STACKKIT_SECRET the one with which the database was made?",
      );
    },
  };
}

const keyOf = (secret: string): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, "stackkit", "vault", KEY_BYTES));

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
