import { expect } from "@playwright/test";
import { readMailbox } from "@stackkit/next/testing";
import { lastMail, type Mail } from "@stackkit/next/testing/playwright";
import { SERVICE_URL } from "./apps.mjs";

export type MailKind =
  | "email_verification"
  | "password_reset"
  | "magic_link"
  | "team_invitation"
  | "recovery_code_used"
  | "provider_connected"
  | "account_deleted"
  | "email_codes_on"
  | "primary_changed"
  | "activity_reported"
  | "confirm_sign_in"
  | "new_device_code";

/** Waits for the newest mail of a kind to an address. */
export const mailTo = (to: string, kind: MailKind): Promise<Mail> =>
  lastMail(to, { kind, serviceUrl: SERVICE_URL });

/** Waits for `count` mails of a kind to an address, newest first. */
export async function mailsTo(to: string, kind: MailKind, count: number): Promise<readonly Mail[]> {
  const read = async () =>
    (await readMailbox({ serviceUrl: SERVICE_URL, to })).filter((mail) => mail.kind === kind);
  await expect.poll(async () => (await read()).length).toBe(count);
  return read();
}
