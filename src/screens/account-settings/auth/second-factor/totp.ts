import { TOTP_DIGITS } from "../../../../protocol/limits/forms.js";
import { TOTP_PERIOD_SECONDS, TOTP_SECRET_BYTES } from "../../../../protocol/limits/limits.js";

/**
 * During set-up, codes of this many earlier or later steps are accepted too: the step may just have
 * changed, or the device's clock may be slightly off.
 */
const TOTP_SET_UP_STEPS = 1;

const SECOND_MILLIS = 1000;
const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const COUNTER_BYTES = 8;

/** A new secret: 20 random bytes. */
export const createTotpSecret = (): Uint8Array<ArrayBuffer> =>
  crypto.getRandomValues(new Uint8Array(TOTP_SECRET_BYTES));

/** Bytes in RFC 4648 base 32 without padding, as typed into authenticator apps. */
export function base32(bytes: Uint8Array): string {
  let text = "";
  let held = 0;
  let bits = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    for (bits += 8; bits >= 5; bits -= 5) text += BASE32.charAt((held >> (bits - 5)) & 31);
    held &= (1 << bits) - 1;
  }
  return bits === 0 ? text : text + BASE32.charAt((held << (5 - bits)) & 31);
}

/** The six digits of a time step: RFC 6238 with SHA-1. Needs a secure context. */
async function codeOfStep(secret: Uint8Array<ArrayBuffer>, step: number): Promise<string> {
  const counter = new DataView(new ArrayBuffer(COUNTER_BYTES));
  counter.setBigUint64(0, BigInt(step));
  const key = await crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-1" }, false, [
    "sign",
  ]);
  const hash = new DataView(await crypto.subtle.sign("HMAC", key, counter));
  const at = hash.getUint8(hash.byteLength - 1) & 15;
  return String((hash.getUint32(at) & 0x7fff_ffff) % 10 ** TOTP_DIGITS).padStart(TOTP_DIGITS, "0");
}

const stepOf = (millis: number): number => Math.floor(millis / SECOND_MILLIS / TOTP_PERIOD_SECONDS);

/** The code that an authenticator app shows at `millis`, milliseconds since the epoch. */
export const totpAt = (secret: Uint8Array<ArrayBuffer>, millis: number): Promise<string> =>
  codeOfStep(secret, stepOf(millis));

/**
 * Whether a code proves that the app has the secret. Accepts the current step and its neighbours.
 */
export async function provesSecret(
  secret: Uint8Array<ArrayBuffer>,
  code: string,
  millis: number,
): Promise<boolean> {
  const now = stepOf(millis);
  const steps = Array.from(
    { length: 2 * TOTP_SET_UP_STEPS + 1 },
    (_, position) => now + position - TOTP_SET_UP_STEPS,
  );
  const codes = await Promise.all(
    steps.filter((step) => step >= 0).map((step) => codeOfStep(secret, step)),
  );
  return codes.includes(code);
}

/** The address in a QR code for authenticator apps. */
export function totpUri(secret: Uint8Array, issuer: string, account: string): string {
  const query = new URLSearchParams({
    secret: base32(secret),
    issuer,
    algorithm: "SHA1",
    digits: String(TOTP_DIGITS),
    period: String(TOTP_PERIOD_SECONDS),
  });
  // Apps read a plus sign literally, not as a space.
  return `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(account)}?${query.toString().replaceAll("+", "%20")}`;
}
