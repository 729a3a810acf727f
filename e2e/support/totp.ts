import { randomBytes } from "node:crypto";
import {
  operations,
  TOTP_DIGITS,
  TOTP_PERIOD_SECONDS,
  TOTP_SECRET_BYTES,
} from "@stackkit/next/protocol/internal";
import { Secret, TOTP } from "otpauth";
import { asServer, type Person } from "./people.js";

const STEP_MILLIS = TOTP_PERIOD_SECONDS * 1000;

/** An authenticator app with one account. */
export class AuthenticatorApp {
  readonly #totp: TOTP;
  #lastStep = 0;

  /** `key` is the secret as users type it: base 32, spaces allowed. */
  constructor(key: string) {
    this.#totp = new TOTP({
      secret: Secret.fromBase32(key.replaceAll(" ", "")),
      algorithm: "SHA1",
      digits: TOTP_DIGITS,
      period: TOTP_PERIOD_SECONDS,
    });
  }

  /** The current code, for setup, which does not use it up. */
  firstCode(): string {
    return this.#totp.generate({ timestamp: Date.now() });
  }

  /** Returns an unused code, since a sign-in uses it up. Good for two codes within 30 seconds. */
  code(): string {
    this.#lastStep = Math.max(Math.floor(Date.now() / STEP_MILLIS), this.#lastStep + 1);
    return this.#totp.generate({ timestamp: this.#lastStep * STEP_MILLIS });
  }

  /** An incorrect code. */
  wrongCode(): string {
    return String((Number(this.firstCode()) + 1) % 10 ** TOTP_DIGITS).padStart(TOTP_DIGITS, "0");
  }
}

/** Turns the second factor on for a user, and returns their authenticator app. */
export async function protect({ id }: Person): Promise<AuthenticatorApp> {
  const secret = Uint8Array.from(randomBytes(TOTP_SECRET_BYTES));
  await asServer().call(operations.users.update, {
    params: { user_id: id },
    body: { totpMultiFactorSecret: secret },
  });
  return new AuthenticatorApp(new Secret({ buffer: secret.buffer }).base32);
}
