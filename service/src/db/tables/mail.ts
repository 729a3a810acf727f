import type { Fixed, JsonText, Millis, Sealed } from "./columns.js";

/** Templates that a project changed. */
export interface EmailTemplateTable {
  project_id: Fixed<string>;
  type: Fixed<string>;
  subject: string;
  content: JsonText;
}

/** A mail in the outbox, shown by the mailbox page in every state. */
export interface MailTable {
  id: Fixed<string>;
  project_id: Fixed<string>;
  kind: Fixed<string>;
  recipient: Fixed<string>;
  /** The recipient in canonical form. */
  recipient_canonical: Fixed<string>;
  sender: Fixed<string>;
  subject: string;
  html: string;
  text: string;
  created_at: Fixed<Millis>;
  state: "kept" | "waiting" | "sending" | "sent" | "failed" | "refused";
  attempts: number;
  next_attempt_at: Millis | null;
  /** Not sent after this time. */
  expires_at: Millis | null;
  /** Why it was not sent. */
  problem: string | null;
  /** The link that ends such mails, sealed. */
  unsubscribe_url: Fixed<Sealed | null>;
  /** What the mail is written from again when it is sent, sealed. */
  gathered: Sealed | null;
}

/** Kinds of mails that a user turned off. */
export interface NotificationOptOutTable {
  project_id: Fixed<string>;
  user_id: Fixed<string>;
  category: Fixed<string>;
  at: Fixed<Millis>;
}

/** Kinds of mails that a project has sent. */
export interface NotificationCategoryTable {
  project_id: Fixed<string>;
  category: Fixed<string>;
  used_since: Fixed<Millis>;
}

/** An attempt to send a mail. */
export interface SentEmailTable {
  id: Fixed<string>;
  project_id: Fixed<string>;
  recipient: Fixed<string>;
  subject: Fixed<string>;
  sender_config: Fixed<JsonText>;
  sent_at: Fixed<Millis>;
  error: Fixed<JsonText | null>;
  /** The mail in the outbox; rows of earlier versions and tests lack it. */
  mail_id: Fixed<string | null>;
  kind: Fixed<string | null>;
  /** The status of the answer to a mail that was taken. */
  answer: Fixed<string | null>;
  recipient_canonical: Fixed<string | null>;
}
