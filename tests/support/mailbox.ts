import type { ShownMail } from "../../service/src/mail/mailbox/mails.js";
import type { TestProject } from "./service.js";

const PATIENCE_MILLIS = 60_000;

/** Mails to an address, newest first, from the mailbox page. */
export async function mailsTo(project: TestProject, to: string): Promise<ShownMail[]> {
  const response = await project.service.fetch(
    new Request(`http://localhost/mailbox.json?to=${encodeURIComponent(to)}`),
  );
  if (response.status !== 200)
    throw new Error(`The mailbox answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as ShownMail[];
}

/** Waits for background work: polls until `look` finds something. */
export async function eventually<T>(look: () => Promise<T | undefined>): Promise<T> {
  const until = Date.now() + PATIENCE_MILLIS;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (Date.now() > until) throw new Error("What was waited for never came.");
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** The newest mail of a kind to an address, once it is there. */
export const mailTo = (project: TestProject, to: string, kind: string): Promise<ShownMail> =>
  eventually(async () => (await mailsTo(project, to)).find((mail) => mail.kind === kind));

/** The code in the link of a mail. */
export function codeIn(mail: ShownMail): string {
  const code = mail.links
    .map((link) => new URL(link).searchParams.get("code"))
    .find((one) => one !== null);
  if (!code) throw new Error(`No code in "${mail.subject}"`);
  return code;
}
