import { isIP, Socket } from "node:net";
import { isLocalAddress } from "../core/local-address.js";
import {
  isPublicAddress,
  RefusedTargetError,
  resolveTarget,
  type TargetAddress,
} from "../core/public-address.js";
import { headerText } from "./blocks/placeholders.js";
import type { RenderedMail } from "./render.js";
import type { MailServer, Sender } from "./sender.js";

/** Time limits of a mail server, per step and in total. */
const MAIL_TIMEOUT_MILLIS = 10_000;
const MAIL_TOTAL_TIMEOUT_MILLIS = 60_000;

export interface Letter extends RenderedMail {
  readonly to: string;
  /** Stable across attempts, for deduplication. */
  readonly messageId?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

export type Sending =
  | { readonly sent: true; readonly answer?: string | undefined }
  | { readonly sent: false; readonly failure: SendingFailure };

/** Why a mail was not sent. */
export interface SendingFailure {
  readonly errorType: string;
  readonly message: string;
  /** Whether a retry may help. */
  readonly canRetry: boolean;
  /** The server's status code, such as `550 5.7.1`, without its untrusted text. */
  readonly rawError: string;
}

export interface SendingOptions {
  /** Per step. */
  readonly timeoutMillis?: number;
  /** Closes the connection. */
  readonly signal?: AbortSignal;
}

const tooLate = () => Object.assign(new Error("Too late"), { code: "ETIMEDOUT" });

/** Sends a mail. Returns failures, since every attempt is logged. */
export async function sendBySmtp(
  sender: Sender,
  letter: Letter,
  { timeoutMillis = MAIL_TIMEOUT_MILLIS, signal }: SendingOptions = {},
): Promise<Sending> {
  const { server } = sender;
  if (!server)
    return {
      sent: false,
      failure: {
        errorType: "NO_MAIL_SERVER",
        message: "There is no mail server to send by.",
        canRetry: false,
        rawError: "",
      },
    };
  const target = await resolveServer(server, timeoutMillis).catch(failureOf);
  if ("errorType" in target) return { sent: false, failure: target };
  // Loaded lazily, since many services send no mails.
  const { createTransport } = await import("nodemailer");
  const socket = new Socket();
  const over = AbortSignal.any([
    AbortSignal.timeout(MAIL_TOTAL_TIMEOUT_MILLIS),
    ...(signal ? [signal] : []),
  ]);
  const cut = () => socket.destroy(tooLate());
  over.addEventListener("abort", cut, { once: true });
  // The library only listens while it waits.
  socket.on("error", () => {});
  const transport = createTransport({
    socket,
    // The checked address; the certificate must match the host name.
    host: target.address,
    ...(isIP(server.host) === 0 ? { servername: server.host } : {}),
    port: server.port,
    secure: server.secure,
    requireTLS: server.requiresTls && !isLocalAddress(target.address, []),
    ...(server.username === "" ? {} : { auth: { user: server.username, pass: server.password } }),
    connectionTimeout: timeoutMillis,
    greetingTimeout: timeoutMillis,
    socketTimeout: timeoutMillis,
    dnsTimeout: timeoutMillis,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    const { response } = await transport.sendMail({
      // Address objects are not parsed as lists of recipients.
      from: { name: sender.name, address: sender.address },
      to: { name: "", address: letter.to },
      subject: headerText(letter.subject),
      html: letter.html,
      // Mail programs show no `data:` URLs, so uploaded pictures become inline attachments.
      attachDataUrls: true,
      text: letter.text,
      ...(letter.messageId === undefined ? {} : { messageId: letter.messageId }),
      headers: { "Auto-Submitted": "auto-generated", ...letter.headers },
    });
    return { sent: true, answer: statusOf(response) };
  } catch (error) {
    return { sent: false, failure: failureOf(error as SmtpError) };
  } finally {
    over.removeEventListener("abort", cut);
    transport.close();
    socket.destroy();
  }
}

/** The status of an answer. Its text is untrusted, as of failures. */
const statusOf = (response: unknown): string | undefined =>
  /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3})?/.exec(String(response))?.[0];

/** Common ports of mail servers. */
const MAIL_PORTS = [25, 465, 587, 2465, 2525, 2587];

/** Throws in production if the project's server address is not allowed. */
async function resolveServer(
  { host, port, rules }: MailServer,
  timeoutMillis: number,
): Promise<TargetAddress> {
  const addresses = await withTimeout(resolveTarget(host, rules), timeoutMillis);
  // Missing IPv6 connectivity is more common than missing IPv4.
  const target = addresses.find(({ family }) => family === 4) ?? (addresses[0] as TargetAddress);
  if (rules.production && isPublicAddress(target.address) && !MAIL_PORTS.includes(port)) {
    throw new RefusedTargetError(
      `The port of a mail server must be one of: ${MAIL_PORTS.join(", ")}.`,
    );
  }
  return target;
}

function withTimeout<T>(work: Promise<T>, timeoutMillis: number): Promise<T> {
  const signal = AbortSignal.timeout(timeoutMillis);
  const late = new Promise<never>((_, reject) =>
    signal.addEventListener(
      "abort",
      () => reject(Object.assign(new Error("Too late"), { code: "ETIMEDOUT" })),
      { once: true },
    ),
  );
  return Promise.race([work, late]);
}

interface SmtpError extends Error {
  readonly code?: string;
  readonly responseCode?: number;
  readonly response?: string;
}

const MIN_PERMANENT = 500;

/** Nodemailer's error codes as text. */
const WORDS: Readonly<Record<string, string>> = {
  EAUTH: "The mail server refused the username or password.",
  ENOTFOUND: "The name of the mail server was not found.",
  EAI_AGAIN: "The name of the mail server could not be looked up.",
  EDNS: "The name of the mail server was not found.",
  ECONNECTION: "The mail server could not be reached.",
  ESOCKET: "The connection to the mail server failed.",
  ETIMEDOUT: "The mail server did not answer in time.",
  ETLS:
    "The encrypted connection (STARTTLS) to the mail server could not be established. " +
    "Nothing was sent without it; STACKKIT_SMTP_WITHOUT_TLS allows that.",
  EENVELOPE: "The mail server refused the sender or the recipient.",
  EMESSAGE: "The mail server refused the mail.",
};

function failureOf(error: SmtpError): SendingFailure {
  if (error instanceof RefusedTargetError) {
    return { errorType: "EREFUSED", message: error.message, canRetry: true, rawError: "" };
  }
  const code = error.code ?? "UNKNOWN";
  // Someone on the way may have answered in the server's place.
  const isUnencrypted = code === "ETLS";
  const canRetry =
    isUnencrypted ||
    (error.responseCode === undefined ? code !== "EAUTH" : error.responseCode < MIN_PERMANENT);
  return {
    errorType: code,
    message: WORDS[code] ?? "The mail could not be sent.",
    canRetry,
    rawError: statusOf(error.response) ?? "",
  };
}
