import { canonicalEmail } from "@stackkit/next/protocol/internal";
import { type Selectable, sql } from "kysely";
import { randomId } from "../core/random.js";
import type { Database } from "../db/database.js";
import { findQueued } from "../db/delivery-queue.js";
import { escapeLike } from "../db/escape-like.js";
import type { MailTable } from "../db/tables/mail.js";

export type StoredMail = Selectable<MailTable>;
export type MailState = StoredMail["state"];

export type NewMail = Omit<StoredMail, "attempts">;

export async function insertMail(db: Database, mail: NewMail): Promise<void> {
  await db
    .insertInto("mails")
    .values({ ...mail, attempts: 0 })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

/** Rewrites a mail that no attempt has sent. Returns whether there was one. */
export async function replaceUnsent(
  db: Database,
  projectId: string,
  id: string,
  sealed: Pick<NewMail, "subject" | "html" | "text" | "gathered">,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("mails")
    // An attempt that has read the earlier text fails to claim the row.
    .set((set) => ({ ...sealed, next_attempt_at: set("next_attempt_at", "+", 1) }))
    .where("project_id", "=", projectId)
    .where("id", "=", id)
    .where("attempts", "=", 0)
    .where("state", "in", ["waiting", "kept"])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const findMail = (db: Database, id: string): Promise<StoredMail | undefined> =>
  findQueued(db, "mails", id);

export interface MailFilter {
  /** In canonical form. */
  readonly recipient?: string | undefined;
  /** Part of the subject or recipient. */
  readonly query?: string | undefined;
  readonly most: number;
}

/** Mails, newest first. */
export function listMails(
  db: Database,
  { recipient, query, most }: MailFilter,
): Promise<StoredMail[]> {
  let select = db.selectFrom("mails").selectAll();
  if (recipient !== undefined) select = select.where("recipient_canonical", "=", recipient);
  if (query !== undefined) {
    const pattern = `%${escapeLike(query.toLowerCase())}%`;
    select = select.where(
      sql<boolean>`(lower(subject) like ${pattern} escape '\\' or lower(recipient) like ${pattern} escape '\\')`,
    );
  }
  return select.orderBy("created_at", "desc").orderBy("id", "desc").limit(most).execute();
}

export interface SendingTry {
  readonly projectId: string;
  readonly recipient: string;
  readonly subject: string;
  /** Without its password. */
  readonly senderConfig: Readonly<Record<string, unknown>>;
  readonly sentAt: number;
  readonly error: Readonly<Record<string, unknown>> | null;
  /** The mail in the outbox. */
  readonly mailId?: string | undefined;
  readonly kind?: string | undefined;
  /** The status of the mail server's answer. */
  readonly answer?: string | undefined;
}

/** Mails that an app writes. The service writes all others, some of them with a code. */
const BY_APPS: ReadonlySet<string | undefined> = new Set(["transactional", "marketing"]);

const DIGITS = /(?<!\d)\d{6}(?!\d)/g;
/** Codes to sign in have letters if the project wants them, or if digits are being guessed. */
const DIGITS_OR_LETTERS = /(?<!\d)\d{6}(?!\d)|(?<![\dA-Z])[\dA-HJKMNP-TV-Z]{6}(?![\dA-Z])/g;

/** A subject without the code that signs in: administrators and their agents may read it. */
const withoutCode = ({ subject, kind }: SendingTry): string =>
  BY_APPS.has(kind)
    ? subject
    : subject.replace(kind === "magic_link" ? DIGITS_OR_LETTERS : DIGITS, "••••••");

/** Logs an attempt in the project's list of sent mails. */
export async function insertSendingTry(db: Database, sending: SendingTry): Promise<void> {
  await db
    .insertInto("sent_emails")
    .values({
      id: randomId(),
      project_id: sending.projectId,
      recipient: sending.recipient,
      subject: withoutCode(sending),
      sender_config: JSON.stringify(sending.senderConfig),
      sent_at: sending.sentAt,
      error: sending.error && JSON.stringify(sending.error),
      recipient_canonical: canonicalEmail(sending.recipient),
      mail_id: sending.mailId ?? null,
      kind: sending.kind ?? null,
      answer: sending.answer ?? null,
    })
    .execute();
}
