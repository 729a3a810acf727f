import { MAIL_TIMEOUT_MILLIS } from "../limits.js";
import { headerText } from "./blocks/placeholders.js";
import type { RenderedMail } from "./render.js";
import type { Sender } from "./sender.js";

export interface Letter extends RenderedMail {
  readonly to: string;
  /** Kept over tries, so that a mail that arrives twice is seen to be one. */
  readonly messageId?: string | undefined;
}

export type Sending = { readonly sent: true } | { readonly sent: false; readonly failure: SendingFailure };

/** Why a mail did not go out. */
export interface SendingFailure {
  readonly errorType: string;
  readonly message: string;
  /** Whether a later try may do better. */
  readonly canRetry: boolean;
  /** What the mail server said. */
  readonly rawError: string;
}

/** Hands a mail to a mail server. Failures are answers, since every try is logged. */
export async function sendBySmtp(sender: Sender, letter: Letter, timeoutMillis: number = MAIL_TIMEOUT_MILLIS): Promise<Sending> {
  const { server } = sender;
  if (!server) return { sent: false, failure: { errorType: "NO_MAIL_SERVER", message: "There is no mail server to send by.", canRetry: false, rawError: "" } };
  // Many services never send one themselves.
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({
    host: server.host,
    port: server.port,
    secure: server.secure,
    ...(server.username === "" ? {} : { auth: { user: server.username, pass: server.password } }),
    connectionTimeout: timeoutMillis,
    greetingTimeout: timeoutMillis,
    socketTimeout: timeoutMillis,
    dnsTimeout: timeoutMillis,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await transport.sendMail({
      // Addresses go as objects: nothing in them is taken apart into a list of recipients.
      from: { name: sender.name, address: sender.address },
      to: { name: "", address: letter.to },
      subject: headerText(letter.subject),
      html: letter.html,
      text: letter.text,
      ...(letter.messageId === undefined ? {} : { messageId: letter.messageId }),
      headers: { "Auto-Submitted": "auto-generated" },
    });
    return { sent: true };
  } catch (error) {
    return { sent: false, failure: failureOf(error as SmtpError) };
  } finally {
    transport.close();
  }
}

interface SmtpError extends Error {
  readonly code?: string;
  readonly responseCode?: number;
  readonly response?: string;
}

const PERMANENT_AT_LEAST = 500;

/** What nodemailer says in codes, in words. */
const WORDS: Readonly<Record<string, string>> = {
  EAUTH: "The mail server refused the username or password.",
  EDNS: "The name of the mail server was not found.",
  ECONNECTION: "The mail server could not be reached.",
  ESOCKET: "The connection to the mail server failed.",
  ETIMEDOUT: "The mail server did not answer in time.",
  ETLS: "The encrypted connection to the mail server could not be made.",
  EENVELOPE: "The mail server refused the sender or the recipient.",
  EMESSAGE: "The mail server refused the mail.",
};

function failureOf(error: SmtpError): SendingFailure {
  const code = error.code ?? "UNKNOWN";
  const canRetry = code !== "EAUTH" && (error.responseCode === undefined || error.responseCode < PERMANENT_AT_LEAST);
  return { errorType: code, message: WORDS[code] ?? "The mail could not be sent.", canRetry, rawError: (error.response ?? error.message).slice(0, 1000) };
}
