import type { Json } from "@stackkit/next/protocol/internal";
import type { Database } from "../db/database.js";

/** An attempt to send a mail, as administrators see it. */
export interface SentEmail {
  readonly id: string;
  readonly subject: string;
  readonly sentAt: Date;
  readonly to: string[];
  readonly senderConfig: Record<string, unknown>;
  readonly error: Json;
}

/** A project's latest attempts to send mails, newest first. */
export async function listSentEmails(
  db: Database,
  projectId: string,
  most: number,
): Promise<SentEmail[]> {
  const rows = await db
    .selectFrom("sent_emails")
    .selectAll()
    .where("project_id", "=", projectId)
    .orderBy("sent_at", "desc")
    .orderBy("id")
    .limit(most)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    subject: row.subject,
    sentAt: new Date(row.sent_at),
    to: [row.recipient],
    senderConfig: JSON.parse(row.sender_config) as Record<string, unknown>,
    error: row.error === null ? null : (JSON.parse(row.error) as Json),
  }));
}
