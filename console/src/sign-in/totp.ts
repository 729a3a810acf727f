const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const SECRET_BYTES = 20;
const PERIOD_SECONDS = 30;
const DIGITS = 6;

/** A new secret for an authenticator app (RFC 4226: 20 bytes). */
export const newSecret = (): Uint8Array<ArrayBuffer> =>
  crypto.getRandomValues(new Uint8Array(SECRET_BYTES));

/** The secret as people type it (RFC 4648, base 32). */
export function toBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five, 2)]).join("");
}

/** What the QR code holds. */
export const otpauthUrl = (secret: Uint8Array, account: string): string =>
  `otpauth://totp/${encodeURIComponent("StackKit console")}:${encodeURIComponent(account)}?${new URLSearchParams({ secret: toBase32(secret), issuer: "StackKit console" })}`;

/** Whether a typed code is that of now, or of a step beside it (RFC 6238). */
export async function isCodeOf(secret: Uint8Array<ArrayBuffer>, typed: string): Promise<boolean> {
  const step = Math.floor(Date.now() / 1000 / PERIOD_SECONDS);
  const codes = await Promise.all([step - 1, step, step + 1].map((at) => codeAt(secret, at)));
  return codes.includes(typed.replace(/\D/g, ""));
}

async function codeAt(secret: Uint8Array<ArrayBuffer>, step: number): Promise<string> {
  const key = await crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-1" }, false, [
    "sign",
  ]);
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(step));
  const mac = new DataView(await crypto.subtle.sign("HMAC", key, counter.buffer));
  const offset = mac.getUint8(mac.byteLength - 1) & 0xf;
  const number = (mac.getUint32(offset) & 0x7fffffff) % 10 ** DIGITS;
  return String(number).padStart(DIGITS, "0");
}
