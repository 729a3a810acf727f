import { TOTP_PERIOD_SECONDS } from "../protocol/limits/limits.js";
import { totpAt } from "../screens/account-settings/auth/second-factor/totp.js";
import { systemClock } from "../transport/clock.js";

const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Options of {@link totpCode}. */
export interface TotpCodeOptions {
  /** How many periods of 30 seconds later the code is shown. Default: 0, the current code. */
  readonly later?: number | undefined;
  /** Milliseconds since the epoch, such as `service.clock.now()`. Default: now. */
  readonly now?: number | undefined;
}

/**
 * Returns the code that an authenticator app shows for a secret: its bytes, or the text that users
 * type. A code works once, so a second sign-in within 30 seconds needs `{ later: 1 }`.
 */
export const totpCode = (
  secret: Uint8Array<ArrayBuffer> | string,
  { later = 0, now = systemClock.now() }: TotpCodeOptions = {},
): Promise<string> =>
  totpAt(
    typeof secret === "string" ? fromBase32(secret) : secret,
    now + later * TOTP_PERIOD_SECONDS * 1000,
  );

/** Decodes RFC 4648 base 32. Ignores spaces. */
function fromBase32(text: string): Uint8Array<ArrayBuffer> {
  const bytes: number[] = [];
  let held = 0;
  let bits = 0;
  for (const character of text.replace(/\s/g, "").toUpperCase()) {
    held = (held << 5) | BASE32.indexOf(character);
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push(held >> bits);
    held &= (1 << bits) - 1;
  }
  return Uint8Array.from(bytes);
}
