import { randomBytes } from "node:crypto";
import {
  operations,
  TOTP_DIGITS,
  TOTP_PERIOD_SECONDS,
  TOTP_SECRET_BYTES,
} from "@stackkit/next/protocol/internal";
import { totpCode } from "@stackkit/next/testing/playwright";
import { asServer, type Person } from "./people.js";

const STEP_MILLIS = TOTP_PERIOD_SECONDS * 1000;

/** An authenticator app with one account. */
export class AuthenticatorApp {
  #lastStep = 0;

  /** The secret, as its bytes or as users type it. */
  constructor(readonly secret: string | Uint8Array<ArrayBuffer>) {}

  /** The current code, for setup, which does not use it up. */
  firstCode(): Promise<string> {
    return totpCode(this.secret);
  }

  /** Returns an unused code, since a sign-in uses it up. Good for two codes within 30 seconds. */
  code(): Promise<string> {
    this.#lastStep = Math.max(Math.floor(Date.now() / STEP_MILLIS), this.#lastStep + 1);
    return totpCode(this.secret, { now: this.#lastStep * STEP_MILLIS });
  }

  /** An incorrect code. */
  async wrongCode(): Promise<string> {
    return String((Number(await this.firstCode()) + 1) % 10 ** TOTP_DIGITS).padStart(
      TOTP_DIGITS,
      "0",
    );
  }
}

/** Turns the second factor on for a user, and returns their authenticator app. */
export async function protect({ id }: Person): Promise<AuthenticatorApp> {
  const secret = Uint8Array.from(randomBytes(TOTP_SECRET_BYTES));
  await asServer().call(operations.users.update, {
    params: { user_id: id },
    body: { totpMultiFactorSecret: secret },
  });
  return new AuthenticatorApp(secret);
}
