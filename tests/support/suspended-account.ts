import { contactChannels, passwords } from "@stackkit/next/protocol/internal";
import { CALLBACK, newEmail } from "./addresses.js";
import { codeIn, mailsTo, mailTo } from "./mailbox.js";
import type { TestProject } from "./service.js";

/** The password that an account had before its address was proved. */
export const OLD_PASSWORD = "correct horse battery";

/** An account that somebody signed up for, and whose address was proved in another browser. */
export async function proveElsewhere(
  project: TestProject,
  headers: Readonly<Record<string, string>> = {},
  before?: (account: { userId: string; token: string; email: string }) => Promise<unknown>,
) {
  const email = newEmail();
  const body = { email, password: OLD_PASSWORD, verification_callback_url: CALLBACK };
  const made = await project.call("POST", passwords.signUp.path, { body, headers });
  const userId = made.body.user_id as string;
  await before?.({ userId, token: made.body.access_token as string, email });
  const code = codeIn(await mailTo(project, email, "email_verification"));
  await project.call("POST", contactChannels.verify.path, { body: { code } });
  return { id: userId, email };
}

/** The six digits of the newest mail that confirms suspended access, and how many there were. */
export async function confirmationDigits(project: TestProject, email: string) {
  const { subject } = await mailTo(project, email, "confirm_sign_in");
  const mails = (await mailsTo(project, email)).filter(({ kind }) => kind === "confirm_sign_in");
  return { digits: /\d{6}/.exec(subject)?.[0] as string, sent: mails.length };
}
