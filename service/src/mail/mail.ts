import type { EmailTemplateType } from "@stackkit/next/protocol";
import type { Project } from "../config/project-config.js";
import type { Database } from "../db/database.js";

/** Notices that tell a person of a change to their account. They have no template of the project's. */
export type NoticeType =
  | "password_changed"
  | "email_changed"
  | "second_factor_changed"
  | "passkey_changed"
  | "provider_changed"
  | "new_device";

export interface Message {
  readonly project: Project;
  readonly type: EmailTemplateType | NoticeType;
  readonly to: string;
  /** The reader's language, where known. */
  readonly locale: string | null;
  /** What the template may name; every value is escaped where it is shown. */
  readonly variables: Readonly<Record<string, string>>;
  /** Set where the mail must not go out; the mailbox shows it with this reason. */
  readonly refused?: string;
}

/** Mails on their way. Queued ones are kept in the database until they are sent or given up. */
export interface Mail {
  /** Given the transaction of what the mail is about, the mail goes out if and only if that happens. */
  queue(message: Message, conn?: Database): Promise<void>;
}
