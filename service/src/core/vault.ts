import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { ServiceError } from "./service-error.js";

/** Seals what the database must be able to give back but nobody may read there: signing keys, TOTP secrets, provider tokens. */
export interface Vault {
  seal(text: string): string;
  open(sealed: string): string;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;
const VERSION = "v1.";

/** AES-256-GCM under a key derived from the service's secret. */
export function createVault(secret: string): Vault {
  const key = Buffer.from(hkdfSync("sha256", secret, "stackkit", "vault", KEY_BYTES));
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
      try {
        const bytes = Buffer.from(sealed.slice(VERSION.length), "base64url");
        const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, NONCE_BYTES));
        decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
        return Buffer.concat([
          decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)),
          decipher.final(),
        ]).toString("utf8");
      } catch (cause) {
        throw new ServiceError(
          "wrong-secret",
          "A sealed value of the database does not open with this secret. Is STACKKIT_SECRET the one with which the database was made?",
          {
            cause,
          },
        );
      }
    },
  };
}
