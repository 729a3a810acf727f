import type { EmailTemplateType } from "@stackkit/next/protocol/internal";
import type { Database } from "../../db/database.js";
import type { Project } from "../../db/tables/project-config.js";

/** Changes of how an account is protected. No other place lists them. */
export type ProtectionChange =
  | "sign_in_address_added"
  | "sign_in_address_removed"
  | "address_verified"
  | "primary_changed"
  | "email_changed"
  | "email_codes_on"
  | "email_codes_off"
  | "password_changed"
  | "password_set"
  | "second_factor_on"
  | "second_factor_off"
  | "recovery_codes_created"
  | "passkey_added"
  | "passkey_removed"
  | "provider_connected"
  | "provider_disconnected"
  | "api_key_created"
  | "activity_reported"
  | "account_deleted";

/** Mails about signing in that projects cannot customise. */
export type OwnMailType = "confirm_sign_in" | "new_device_code" | "codes_are_off";

/** Mails to administrators of the console, in English as the console is. */
export type ConsoleMailType =
  | "administrator_code"
  | "administrator_invitation"
  | "administrators_changed"
  | "agent_key_created"
  | "project_deleted"
  | "project_key_created"
  | "mail_routes_changed"
  | "users_deletion_started"
  | "users_exported"
  | "webhook_endpoint_changed"
  | "webhook_paused";

/** Notices about an account. Projects cannot customise them. */
export type NoticeType =
  | ProtectionChange
  | "recovery_code_used"
  | "second_factor_guessed"
  | "new_device"
  | "password_leaked"
  | "access_suspended"
  | "suspension_ending";

/** Mails about people who join a team by its domain. Projects cannot customise them. */
export type JoiningType = "team_join_requested" | "team_joined" | "team_join_accepted";

/** Mails about the end of a team. Projects cannot customise them. */
export type TeamEndType = "team_deleted";

/** A mail that waits for more to say. */
export interface Gathered {
  readonly id: string;
  /** When it is due. */
  readonly at: number;
  /** The team that it is about, which is read again when the mail is sent. */
  readonly teamId: string;
}

export interface Message {
  readonly project: Project;
  readonly type:
    | EmailTemplateType
    | NoticeType
    | OwnMailType
    | ConsoleMailType
    | JoiningType
    | TeamEndType;
  readonly to: string;
  /** The reader's language, if known. */
  readonly locale: string | null;
  /** The template's values, escaped on insertion. */
  readonly variables: Readonly<Record<string, string>>;
  /** The reason not to send it, shown in the mailbox. */
  readonly refused?: string | undefined;
  /** When it is due. Default: now. */
  readonly at?: number | undefined;
  /** Sends it later than now, and in place of an unsent one with the same id. */
  readonly gathered?: Gathered | undefined;
}

/** A mail with words of the app. */
export interface WrittenMail {
  readonly project: Project;
  readonly kind: "transactional" | "marketing" | "sample";
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** When it is due. */
  readonly at: number;
  /** The link that ends such mails, which mail programs show as a button. */
  readonly unsubscribeUrl: string | undefined;
}

/** Queues mails. They stay in the database until they are sent or given up. */
export interface Mail {
  /** Pass the transaction of the event, so that both commit together. */
  queue(message: Message, conn?: Database): Promise<void>;
  /** Queues a mail with words of the app. */
  queueWritten(mail: WrittenMail, conn?: Database): Promise<void>;
}
