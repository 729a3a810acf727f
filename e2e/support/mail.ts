import { expect } from "@playwright/test";
import { type Mail, readMailbox, waitForMail } from "@stackkit/next/testing";
import { SERVICE_URL } from "./apps.mjs";

export type MailKind = "email_verification" | "password_reset" | "magic_link" | "team_invitation";

/** Waits for the newest mail of a kind to an address. */
export const mailTo = (to: string, kind: MailKind): Promise<Mail> =>
  waitForMail({ serviceUrl: SERVICE_URL, to, kind });

/** Waits for `count` mails of a kind to an address, newest first. */
export async function mailsTo(to: string, kind: MailKind, count: number): Promise<readonly Mail[]> {
  const read = async () =>
    (await readMailbox({ serviceUrl: SERVICE_URL, to })).filter((mail) => mail.kind === kind);
  await expect.poll(async () => (await read()).length).toBe(count);
  return read();
}

/** The link to the app in a mail. */
export function linkIn({ subject, links }: Mail): string {
  const link = links.find((one) => one.includes("code="));
  if (link === undefined) throw new Error(`No link with a code in "${subject}"`);
  return link;
}

/** The part of a one-time code that the user types. */
export function typedCodeIn({ subject, text }: Mail): string {
  const code = /\b[0-9A-Z]{6}\b/.exec(text)?.[0];
  if (code === undefined) throw new Error(`No one-time code in "${subject}"`);
  return code;
}
