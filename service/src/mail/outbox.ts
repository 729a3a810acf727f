import { createLanes, type Lanes } from "../core/lanes.js";
import {
  LANE_AT_ONCE,
  MAIL_RETRY_WAITS_MILLIS,
  NOTICE_LIFE_MILLIS,
  OUTBOX_CLAIM_MILLIS,
  OUTBOX_LOOK_AGAIN_MILLIS,
  OUTBOX_ROUND_MILLIS,
} from "../core/limits.js";
import { listDueOfLanes, nextDueAt } from "../db/due-lanes.js";
import type { Context } from "../http/context.js";
import { findProject } from "../projects/projects.js";
import {
  claimMail,
  deleteMail,
  findMail,
  insertSendingTry,
  type StoredMail,
  settleMail,
} from "./mails-table.js";
import { describeSender, senderOf } from "./sender.js";
import { type SendingFailure, sendBySmtp } from "./smtp.js";

export type OutboxContext = Pick<
  Context,
  "db" | "clock" | "vault" | "log" | "background" | "settings"
>;

/** Sends queued mails. Each project has its own lane. */
export type Outbox = Lanes;

export const createOutbox = (context: OutboxContext): Outbox =>
  createLanes(
    context,
    {
      name: "outbox",
      pollMillis: OUTBOX_ROUND_MILLIS,
      listDue: (now) => listDueOfLanes(context.db, "mails", now, LANE_AT_ONCE),
      nextDueAt: (now) => nextDueAt(context.db, "mails", now),
      attempt: ({ id }) => attemptMail(context, id),
    },
    OUTBOX_LOOK_AGAIN_MILLIS,
  );

async function attemptMail(context: OutboxContext, id: string): Promise<boolean | undefined> {
  const { db, clock, vault, settings, log, background } = context;
  const mail = await findMail(db, id);
  if (!mail || !isDue(mail, clock.now())) return undefined;
  if (!(await claimMail(db, mail, clock.now() + OUTBOX_CLAIM_MILLIS))) return undefined;
  const project = await findProject(db, mail.project_id);
  // The project and its mails were deleted meanwhile.
  if (!project) {
    await deleteMail(db, id);
    return undefined;
  }
  const sender = senderOf(project, settings, vault);
  const letter = {
    to: mail.recipient,
    subject: mail.subject,
    html: vault.open(mail.html),
    text: vault.open(mail.text),
    messageId: `<${id}@${sender.address.split("@")[1] ?? "localhost"}>`,
  };
  const sending = await sendBySmtp(sender, letter, { signal: background.ending });
  const failure = sending.sent ? undefined : sending.failure;
  const tried = {
    projectId: mail.project_id,
    recipient: mail.recipient,
    subject: mail.subject,
    senderConfig: describeSender(sender),
    sentAt: clock.now(),
  };
  await insertSendingTry(db, { ...tried, error: failure ? { ...failure } : null });
  if (failure)
    log.warn("a mail was not sent", {
      id,
      kind: mail.kind,
      attempt: mail.attempts + 1,
      error: failure.errorType,
      reason: failure.rawError,
    });
  await settle(context, mail, failure);
  return failure === undefined;
}

/** Another instance may have claimed it in the meantime. */
const isDue = ({ next_attempt_at }: StoredMail, now: number): boolean =>
  next_attempt_at !== null && next_attempt_at <= now;

/** When a mail becomes useless. Mails of earlier versions lack the column. */
const expiryOf = ({ expires_at, created_at }: StoredMail): number =>
  expires_at ?? created_at + NOTICE_LIFE_MILLIS;

async function settle(
  { db, clock, settings }: OutboxContext,
  mail: StoredMail,
  failure: SendingFailure | undefined,
): Promise<void> {
  // Mails contain codes, so without a mailbox sent ones are deleted.
  if (!failure && !settings.mailbox) return deleteMail(db, mail.id);
  const wait = MAIL_RETRY_WAITS_MILLIS[mail.attempts] ?? MAIL_RETRY_WAITS_MILLIS.at(-1) ?? 0;
  const nextAttemptAt = clock.now() + wait;
  if (failure?.canRetry && nextAttemptAt < expiryOf(mail)) {
    return settleMail(db, mail.id, { state: "waiting", problem: failure.message, nextAttemptAt });
  }
  return settleMail(db, mail.id, {
    state: failure ? "failed" : "sent",
    problem: failure?.message ?? null,
    nextAttemptAt: null,
  });
}
