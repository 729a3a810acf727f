import { type OutgoingRules, TRUSTED_TARGET } from "../core/public-address.js";
import type { Vault } from "../core/vault.js";
import type { Project } from "../db/tables/project-config.js";
import type { AppFunctions } from "../settings/app-functions.js";
import type { Settings } from "../settings/settings.js";
import { headerText } from "./blocks/placeholders.js";

export interface MailServer {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte; otherwise STARTTLS if the server supports it. */
  readonly secure: boolean;
  /** Whether nothing is sent without TLS, unless the server is on this machine. */
  readonly requiresTls: boolean;
  readonly username: string;
  readonly password: string;
  /** A project's server address is restricted, the operator's is not. */
  readonly rules: OutgoingRules;
}

export interface Sender {
  /** Whether the mail server is the service's or the project's. */
  readonly type: "shared" | "standard";
  readonly name: string;
  readonly address: string;
  /** Without one, mails stay in the mailbox. */
  readonly server: MailServer | undefined;
  /** Sends in place of a server. */
  readonly byApp?: AppFunctions["sendEmail"];
}

const IMPLICIT_TLS_PORT = 465;
const SMTP_PORT = 587;

export const isImplicitTls = (port: number): boolean => port === IMPLICIT_TLS_PORT;

type TlsSettings = Pick<Settings, "production" | "smtpWithoutTls">;

/** A party on the way to a server could strip STARTTLS and read its password and all codes. */
export const requiresTls = (
  { production, smtpWithoutTls }: TlsSettings,
  username: string,
): boolean => production && !smtpWithoutTls && username !== "";

/** The sender and mail server of a project. */
export function senderOf(
  project: Project,
  settings: Pick<Settings, "smtpUrl" | "mailFrom" | "smtpWithoutTls" | "functions"> & OutgoingRules,
  vault: Vault,
): Sender {
  const { emailConfig } = project.config;
  if (emailConfig.type === "standard") {
    const { host, port, username } = emailConfig;
    const server = {
      host,
      port,
      secure: isImplicitTls(port),
      requiresTls: requiresTls(settings, username),
      username,
      password: vault.open(emailConfig.password),
      rules: settings,
    };
    return {
      type: "standard",
      name: headerText(emailConfig.senderName),
      address: emailConfig.senderEmail,
      server,
    };
  }
  const { sendEmail: byApp } = settings.functions;
  return {
    type: "shared",
    name: headerText(project.displayName),
    address: settings.mailFrom,
    server:
      byApp || settings.smtpUrl === undefined ? undefined : serverOf(settings.smtpUrl, settings),
    byApp,
  };
}

/** Parses `smtp://user:password@host:port`, or `smtps://…` for TLS from the first byte. */
function serverOf(smtpUrl: string, settings: TlsSettings): MailServer {
  const url = new URL(smtpUrl);
  const secure = url.protocol === "smtps:";
  const port = url.port === "" ? (secure ? IMPLICIT_TLS_PORT : SMTP_PORT) : Number(url.port);
  return {
    host: url.hostname.replace(/^\[|\]$/g, ""),
    port,
    secure: secure || isImplicitTls(port),
    requiresTls: requiresTls(settings, url.username),
    username: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    rules: TRUSTED_TARGET,
  };
}

/** The sender without its password, in wire names. */
export const describeSender = ({
  type,
  name,
  address,
  server,
}: Sender): Record<string, unknown> => ({
  type,
  ...(server ? { host: server.host, port: server.port, username: server.username } : {}),
  sender_name: name,
  sender_email: address,
});
