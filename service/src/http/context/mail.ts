import type { EmailTemplateType } from "@stackkit/next/protocol/internal";
import type { Database } from "../../db/database.js";
import type { Project } from "../../db/tables/project-config.js";

/** Notices about changes to an account. Projects cannot customise them. */
export type NoticeType =
  | "password_changed"
  | "password_set"
  | "email_changed"
  | "second_factor_on"
  | "second_factor_off"
  | "recovery_code_used"
  | "recovery_codes_created"
  | "passkey_added"
  | "passkey_removed"
  | "provider_connected"
  | "provider_disconnected"
  | "new_device"
  | "account_deleted"
  | "access_suspended"
  | "suspension_ending";

/** Mails with a code that only the service sends. */
export type CodeMailType = "confirm_sign_in";

export interface Message {
  readonly project: Project;
  readonly type: EmailTemplateType | NoticeType | CodeMailType;
  readonly to: string;
  /** The reader's language, if known. */
  readonly locale: string | null;
  /** The template's values, escaped on insertion. */
  readonly variables: Readonly<Record<string, string>>;
  /** The reason not to send it, shown in the mailbox. */
  readonly refused?: string;
}

/** Queues mails. They stay in the database until they are sent or given up. */
export interface Mail {
  /** Pass the transaction of the event, so that both commit together. */
  queue(message: Message, conn?: Database): Promise<void>;
}
