import { withoutTrailingSlash } from "../protocol/api-url.js";
import { systemClock } from "../transport/clock.js";
import { Sender } from "../transport/send.js";
import { UsageError } from "../transport/usage-error.js";
import { wait } from "../transport/wait.js";

/** An email that the development service captured instead of sending it. */
export interface Mail {
  /** The subject line. */
  readonly subject: string;
  /** The kind of email, such as `email_verification`. */
  readonly kind: string;
  /** The plain text part. */
  readonly text: string;
  /** Every link in it. */
  readonly links: readonly string[];
}

/** Which emails to read, and from which service. */
export interface MailboxOptions {
  /** The address of the service, such as `http://localhost:8102`. */
  readonly serviceUrl: string;
  /** The recipient's address. */
  readonly to: string;
}

const MAILBOX_PATH = "/mailbox.json";
const LOOK_AGAIN_MILLIS = 100;
const PATIENCE_MILLIS = 10_000;

/** Reads the emails to an address, newest first. Only the development service has a mailbox. */
export async function readMailbox({ serviceUrl, to }: MailboxOptions): Promise<readonly Mail[]> {
  const sender = new Sender({ host: serviceUrl });
  const url = `${withoutTrailingSlash(serviceUrl)}${MAILBOX_PATH}?to=${encodeURIComponent(to)}`;
  const { text } = await sender.send({ method: "GET", path: MAILBOX_PATH }, () => ({
    url,
    method: "GET",
    headers: new Headers(),
  }));
  return JSON.parse(text) as readonly Mail[];
}

/**
 * Waits up to 10 s for an email to an address, of `kind` if given, and returns the newest. Throws
 * `NO_MAIL`.
 */
export async function waitForMail({
  kind,
  ...mailbox
}: MailboxOptions & { readonly kind?: string | undefined }): Promise<Mail> {
  const until = systemClock.now() + PATIENCE_MILLIS;
  for (;;) {
    const mail = (await readMailbox(mailbox)).find(
      (one) => kind === undefined || one.kind === kind,
    );
    if (mail) return mail;
    if (systemClock.now() > until) {
      throw new UsageError(
        "NO_MAIL",
        `No ${kind ?? "mail"} to ${mailbox.to} reached the mailbox within 10 s. Was it ` +
          "requested, and does the project trust the callback URL? See " +
          `${mailbox.serviceUrl}/mailbox.`,
      );
    }
    await wait(systemClock, LOOK_AGAIN_MILLIS);
  }
}
