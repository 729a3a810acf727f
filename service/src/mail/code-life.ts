import type { EmailTemplateType } from "@stackkit/next/protocol/internal";
import { MINUTE } from "../core/time.js";
import type { Settings } from "../settings/settings.js";

const SETTING = {
  email_verification: "verificationMinutes",
  password_reset: "passwordResetMinutes",
  magic_link: "signInCodeMinutes",
  team_invitation: "invitationMinutes",
} as const satisfies Record<EmailTemplateType, keyof Settings>;

/** How long the code in a mail works, in milliseconds. */
export const codeLifeMillis = (settings: Settings, type: EmailTemplateType): number =>
  settings[SETTING[type]] * MINUTE;

const UNITS = [
  ["day", 24 * 60],
  ["hour", 60],
  ["minute", 1],
] as const;

/** The same in words: "15 minutes", "24 hours", "7 days". */
export function codeLifeText(
  settings: Settings,
  type: EmailTemplateType,
  language: string,
): string {
  return lifeText(codeLifeMillis(settings, type), language);
}

/** How long a mailed confirmation of suspended access works. */
export const CONFIRMATION_LIFE_MILLIS = 15 * MINUTE;

/** A life of whole minutes, in words. */
export function lifeText(millis: number, language: string): string {
  const minutes = millis / MINUTE;
  // One day reads better as 24 hours.
  const [unit, size] = UNITS.find(
    ([unit, size]) => minutes % size === 0 && !(unit === "day" && minutes === size),
  ) ?? ["minute", 1];
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(
    minutes / size,
  );
}
