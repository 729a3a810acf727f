import type { Context } from "../http/context.js";
import { headerText } from "./blocks/placeholders.js";
import { renderMail } from "./render.js";
import { isImplicitTls, requiresTls, type Sender } from "./sender.js";
import { type SendingFailure, sendBySmtp } from "./smtp.js";
import { content, heading, text } from "./templates/content.js";

const TEST_MAIL_TIMEOUT_MILLIS = 10_000;

/** Mail server settings under test. */
export interface TypedMailServer {
  readonly host: string;
  readonly port: number;
  readonly username: string;
  readonly password: string;
  readonly senderName: string;
  readonly senderEmail: string;
}

export interface TestMail {
  readonly sender: Sender;
  readonly subject: string;
  /** `undefined` if the mail server accepted it. */
  readonly failure: SendingFailure | undefined;
}

const TEMPLATE = {
  subject: "Test mail from {{ projectDisplayName }}",
  content: content([
    heading("It works"),
    text(
      "This mail was sent by the mail server that was just set up for {{ projectDisplayName }}.",
    ),
  ]),
};

const TOO_LATE: SendingFailure = {
  errorType: "ETIMEDOUT",
  message: "The mail server did not answer in time.",
  canRetry: true,
  rawError: "",
};

/** Sends a mail by a server that is not saved yet. */
export async function sendTestMail(
  { clock, settings }: Pick<Context, "clock" | "settings">,
  projectDisplayName: string,
  to: string,
  typed: TypedMailServer,
): Promise<TestMail> {
  const { host, port, username, password } = typed;
  const sender: Sender = {
    type: "standard",
    name: headerText(typed.senderName),
    address: typed.senderEmail,
    server: {
      host,
      port,
      secure: isImplicitTls(port),
      requiresTls: requiresTls(settings, username),
      username,
      password,
      rules: settings,
    },
  };
  const letter = renderMail(TEMPLATE, { projectDisplayName });
  const limit = new AbortController();
  const late = clock.wait(TEST_MAIL_TIMEOUT_MILLIS, limit.signal).then(
    () => TOO_LATE,
    () => undefined,
  );
  const sending = sendBySmtp(
    sender,
    { ...letter, to },
    { timeoutMillis: TEST_MAIL_TIMEOUT_MILLIS },
  ).then((result) => (result.sent ? undefined : result.failure));
  const failure = await Promise.race([sending, late]).finally(() => limit.abort());
  return { sender, subject: letter.subject, failure };
}
