import { type Answer, canonicalEmail, KnownErrors, mails } from "@stackkit/next/protocol/internal";
import { type Selectable, sql } from "kysely";
import { PlainError } from "../../core/plain-error.js";
import type { Database } from "../../db/database.js";
import type { SentEmailTable } from "../../db/tables/mail.js";
import { transact } from "../../db/transact.js";
import type { Context } from "../../http/context.js";
import { defineRoute } from "../../http/route.js";
import type { StoredMail } from "../../mail/mails-table.js";
import { listChannels } from "../../users/contact-channels.js";
import { findCredentials } from "../../users/credentials.js";
import { type Condition, listByTime } from "../events/list-by-time.js";

const SENT_EMAILS = {
  name: "sent_emails",
  at: "sent_at",
  indexed: ["recipient_canonical", "error"],
} as const;

/** Those that can be sent again. */
const RESENDABLE: readonly StoredMail["state"][] = ["waiting", "failed"];

async function recipientsOf(
  { db }: Pick<Context, "db">,
  projectId: string,
  userId: string,
): Promise<string[]> {
  if (!(await findCredentials(db, projectId, userId))) throw new KnownErrors.UserNotFound();
  const channels = await listChannels(db, projectId, { userId });
  return channels.map(({ value }) => canonicalEmail(value));
}

const toAny = (recipients: readonly string[]): Condition => ({
  column: "recipient_canonical",
  is:
    recipients.length === 0
      ? sql<boolean>`1 = 0`
      : sql<boolean>`recipient_canonical in (${sql.join(recipients)})`,
});

const withOutcome = (outcome: "sent" | "failed"): Condition => ({
  // The index has failures alone: those that were sent are looked for along the time.
  column: outcome === "failed" ? "error" : "sent",
  is: outcome === "failed" ? sql<boolean>`error is not null` : sql<boolean>`error is null`,
});

async function findMails(
  db: Database,
  projectId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Pick<StoredMail, "state" | "next_attempt_at">>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("mails")
    .select(["id", "state", "next_attempt_at"])
    .where("id", "in", ids)
    .where("project_id", "=", projectId)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Mails that were sent or not. */
export const mailRoutes = [
  defineRoute(mails.list, async ({ context, project, query }) => {
    const { userId, recipient, outcome, ...page } = query;
    const recipients = userId && (await recipientsOf(context, project.id, userId.toLowerCase()));
    const { rows, nextCursor } = await listByTime<Selectable<SentEmailTable>>(
      context.db,
      project.id,
      SENT_EMAILS,
      page,
      [
        ...(recipients ? [toAny(recipients)] : []),
        ...(recipient === undefined ? [] : [toAny([canonicalEmail(recipient)])]),
        ...(outcome === undefined ? [] : [withOutcome(outcome)]),
      ],
    );
    const ids = rows.flatMap(({ mail_id }) => mail_id ?? []);
    const queued = await findMails(context.db, project.id, ids);
    return { items: rows.map((row) => show(row, queued.get(row.mail_id ?? ""))), nextCursor };
  }),

  defineRoute(mails.resend, async ({ context, project, params }) => {
    const now = context.clock.now();
    const row = await transact(context, async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable("mails")
        .set({ state: "waiting", next_attempt_at: now })
        .where("id", "=", params.mail_id)
        .where("project_id", "=", project.id)
        .where("state", "in", RESENDABLE)
        .where((mail) => mail.or([mail("expires_at", "is", null), mail("expires_at", ">", now)]))
        .executeTakeFirst();
      if (numUpdatedRows === 0n)
        throw new PlainError(
          404,
          "This mail cannot be sent again: it was sent, or its code has expired. Let the " +
            "person ask for another one.",
        );
      return { id: params.mail_id, state: "waiting", nextAttemptAt: new Date(now) };
    });
    return row;
  }),
];

type Attempt = Answer<typeof mails.list>["items"][number];

function show(
  row: Selectable<SentEmailTable>,
  mail: Pick<StoredMail, "state" | "next_attempt_at"> | undefined,
): Attempt {
  const error =
    row.error === null
      ? undefined
      : (JSON.parse(row.error) as { readonly message?: string; readonly rawError?: string });
  return {
    id: row.id,
    mailId: row.mail_id,
    kind: row.kind,
    recipient: row.recipient,
    subject: row.subject,
    at: new Date(row.sent_at),
    outcome: error ? "failed" : "sent",
    answer: (error ? error.rawError : row.answer) || null,
    problem: error?.message ?? null,
    nextAttemptAt: mail?.next_attempt_at ? new Date(mail.next_attempt_at) : null,
    canResend: mail !== undefined && RESENDABLE.includes(mail.state),
  };
}
