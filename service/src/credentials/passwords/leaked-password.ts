import { createHash } from "node:crypto";
import type { Log } from "../../core/log.js";
import { outgoing } from "../../core/outgoing.js";
import { TRUSTED_TARGET } from "../../core/public-address.js";
import type { Settings } from "../../settings/settings.js";

/** A person waits this long at most. */
const RANGE_TIMEOUT_MILLIS = 300;
/** Digits of the hash that leave the service; the range has hundreds of passwords with them. */
const PREFIX_DIGITS = 5;

export interface RangeCheck {
  readonly settings: Pick<Settings, "passwordRangeUrl">;
  readonly log: Log;
}

/**
 * Whether the range service of the settings knows a password from a leak. It gets the first five
 * digits of the SHA-1. Without a setting, or without an answer in time: false.
 */
export async function isLeakedPassword(
  { settings: { passwordRangeUrl }, log }: RangeCheck,
  password: string,
): Promise<boolean> {
  if (passwordRangeUrl === undefined) return false;
  const hash = createHash("sha1").update(password).digest("hex").toUpperCase();
  const range = `${passwordRangeUrl.replace(/\/$/, "")}/${hash.slice(0, PREFIX_DIGITS)}`;
  try {
    // Padded answers do not tell the range by their length.
    const response = await outgoing(
      range,
      { headers: { "add-padding": "true" }, timeoutMillis: RANGE_TIMEOUT_MILLIS },
      TRUSTED_TARGET,
    );
    if (!response.ok) throw new Error(`The range service answered ${response.status}.`);
    const rest = hash.slice(PREFIX_DIGITS);
    // Padding has the count 0.
    return (await response.text())
      .split(/\r?\n/)
      .some((line) => line.startsWith(`${rest}:`) && line !== `${rest}:0`);
  } catch (error) {
    log.warn("the range service of leaked passwords did not answer", { error });
    return false;
  }
}
