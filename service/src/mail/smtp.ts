import { isIP, Socket } from "node:net";
import { MAIL_TIMEOUT_MILLIS, MAIL_TOTAL_TIMEOUT_MILLIS } from "../core/limits.js";
import {
  isPublicAddress,
  RefusedTargetError,
  resolveTarget,
  type TargetAddress,
} from "../core/public-address.js";
import { headerText } from "./blocks/placeholders.js";
import type { RenderedMail } from "./render.js";
import type { MailServer, Sender } from "./sender.js";

export interface Letter extends RenderedMail {
  readonly to: string;
  /** Kept over tries, so that a mail that arrives twice is seen to be one. */
  readonly messageId?: string | undefined;
}

export type Sending =
  | { readonly sent: true }
  | { readonly sent: false; readonly failure: SendingFailure };

/** Why a mail did not go out. */
export interface SendingFailure {
  readonly errorType: string;
  readonly message: string;
  /** Whether a later try may do better. */
  readonly canRetry: boolean;
  /** The code with which the mail server answered, such as `550 5.7.1`; its words could be any program's. */
  readonly rawError: string;
}

export interface SendingOptions {
  /** For each step. */
  readonly timeoutMillis?: number;
  /** Ends the connection. */
  readonly signal?: AbortSignal;
}

const tooLate = () => Object.assign(new Error("Too late"), { code: "ETIMEDOUT" });

/** Hands a mail to a mail server. Failures are answers, since every try is logged. */
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
  // Many services never send one themselves.
  const { createTransport } = await import("nodemailer");
  const socket = new Socket();
  const over = AbortSignal.any([
    AbortSignal.timeout(MAIL_TOTAL_TIMEOUT_MILLIS),
    ...(signal ? [signal] : []),
  ]);
  const cut = () => socket.destroy(tooLate());
  over.addEventListener("abort", cut, { once: true });
  // The library listens only while it waits for something.
  socket.on("error", () => {});
  const transport = createTransport({
    socket,
    // The address that was judged; the certificate is still that of the name.
    host: target.address,
    ...(isIP(server.host) === 0 ? { servername: server.host } : {}),
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
    over.removeEventListener("abort", cut);
    transport.close();
    socket.destroy();
  }
}

/** Ports at which mail servers take mails. */
const MAIL_PORTS = [25, 465, 587, 2465, 2525, 2587];

/** Throws in production if the project's server is not one that the service may reach. */
async function resolveServer(
  { host, port, rules }: MailServer,
  timeoutMillis: number,
): Promise<TargetAddress> {
  const addresses = await withTimeout(resolveTarget(host, rules), timeoutMillis);
  // Machines without a way to IPv6 are more common than those without one to IPv4.
  const target = addresses.find(({ family }) => family === 4) ?? (addresses[0] as TargetAddress);
  if (rules.production && isPublicAddress(target.address) && !MAIL_PORTS.includes(port)) {
    throw new RefusedTargetError(
      `Mail servers are reached at one of these ports: ${MAIL_PORTS.join(", ")}.`,
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

const PERMANENT_AT_LEAST = 500;

/** What nodemailer says in codes, in words. */
const WORDS: Readonly<Record<string, string>> = {
  EAUTH: "The mail server refused the username or password.",
  ENOTFOUND: "The name of the mail server was not found.",
  EAI_AGAIN: "The name of the mail server could not be looked up.",
  EDNS: "The name of the mail server was not found.",
  ECONNECTION: "The mail server could not be reached.",
  ESOCKET: "The connection to the mail server failed.",
  ETIMEDOUT: "The mail server did not answer in time.",
  ETLS: "The encrypted connection to the mail server could not be made.",
  EENVELOPE: "The mail server refused the sender or the recipient.",
  EMESSAGE: "The mail server refused the mail.",
};

const STATUS = /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3})?/;

function failureOf(error: SmtpError): SendingFailure {
  if (error instanceof RefusedTargetError) {
    return { errorType: "EREFUSED", message: error.message, canRetry: true, rawError: "" };
  }
  const code = error.code ?? "UNKNOWN";
  const canRetry =
    error.responseCode === undefined ? code !== "EAUTH" : error.responseCode < PERMANENT_AT_LEAST;
  return {
    errorType: code,
    message: WORDS[code] ?? "The mail could not be sent.",
    canRetry,
    rawError: STATUS.exec(error.response ?? "")?.[0] ?? "",
  };
}
