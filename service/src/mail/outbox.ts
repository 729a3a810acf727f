import type { Lanes } from "../core/lanes.js";
import { NOTICE_LIFE_MILLIS } from "../core/limits.js";
import { HOUR, MINUTE } from "../core/time.js";
import { type Attempted, createDeliveryQueue } from "../db/delivery-queue.js";
import type { Project } from "../db/tables/project-config.js";
import type { Context } from "../http/context.js";
import { findProject } from "../projects/projects.js";
import type { AppMail } from "../settings/app-functions.js";
import { insertSendingTry, type StoredMail } from "./mails-table.js";
import type { RenderedMail } from "./render.js";
import { sendByApp } from "./send-by-app.js";
import { describeSender, type Sender, senderOf } from "./sender.js";
import { type SendingFailure, sendBySmtp } from "./smtp.js";

/** Waits between attempts to send a mail; the last one repeats. */
const MAIL_RETRY_WAITS_MILLIS = [
  MINUTE / 2,
  2 * MINUTE,
  10 * MINUTE,
  30 * MINUTE,
  HOUR,
  2 * HOUR,
  4 * HOUR,
] as const;

/** How long an instance owns a mail that it sends before others take over. */
const OUTBOX_CLAIM_MILLIS = 120_000;

export type OutboxContext = Pick<
  Context,
  "db" | "clock" | "vault" | "log" | "counters" | "background" | "settings"
>;

/** Sends queued mails. Each project has its own lane. */
export type Outbox = Lanes;

/** Writes a mail that waited, by what is so now. Returns undefined if there is nothing to say. */
export type RenewMail = (project: Project, mail: StoredMail) => Promise<RenderedMail | undefined>;

export const createOutbox = (context: OutboxContext, renew: RenewMail): Outbox =>
  createDeliveryQueue(context, {
    name: "outbox",
    table: "mails",
    claimMillis: OUTBOX_CLAIM_MILLIS,
    claimed: { state: "sending" },
    attempt: (mail) => sendMail(context, renew, mail),
  });

async function sendMail(
  context: OutboxContext,
  renew: RenewMail,
  mail: StoredMail,
): Promise<Attempted<"mails">> {
  const { db, clock, vault, settings, log, background } = context;
  const project = await findProject(db, mail.project_id);
  // The project and its mails were deleted meanwhile.
  if (!project) return { isSent: undefined, changes: null };
  const stored = {
    subject: mail.subject,
    html: vault.open(mail.html),
    text: vault.open(mail.text),
  };
  const written = mail.gathered === null ? stored : await renew(project, mail);
  // What it was about is decided or gone.
  if (!written) return { isSent: undefined, changes: null };
  const { subject } = written;
  const sender = senderOf(project, settings, vault);
  const letter = {
    ...written,
    to: mail.recipient,
    headers: headersOf(
      mail.unsubscribe_url === null ? undefined : vault.open(mail.unsubscribe_url),
    ),
    messageId: `<${mail.id}@${sender.address.split("@")[1] ?? "localhost"}>`,
  };
  const sending = sender.byApp
    ? await sendByApp(sender.byApp, appMailOf(mail, sender, letter), background.ending)
    : await sendBySmtp(sender, letter, { signal: background.ending });
  const failure = sending.sent ? undefined : sending.failure;
  const tried = {
    projectId: mail.project_id,
    recipient: mail.recipient,
    subject,
    senderConfig: describeSender(sender),
    sentAt: clock.now(),
    mailId: mail.id,
    kind: mail.kind,
    answer: sending.sent ? sending.answer : undefined,
  };
  await insertSendingTry(db, { ...tried, error: failure ? { ...failure } : null });
  if (failure)
    log.warn("a mail was not sent", {
      id: mail.id,
      kind: mail.kind,
      attempt: mail.attempts + 1,
      error: failure.errorType,
      reason: failure.rawError,
    });
  const outcome = outcomeOf(context, mail, failure);
  const sealed = { subject, html: vault.seal(written.html), text: vault.seal(written.text) };
  const changes = outcome && mail.gathered !== null ? { ...outcome, ...sealed } : outcome;
  return { isSent: failure === undefined, changes };
}

const appMailOf = (
  mail: StoredMail,
  { name, address }: Sender,
  letter: Pick<AppMail, "to" | "subject" | "html" | "text" | "headers">,
): AppMail => ({
  id: mail.id,
  projectId: mail.project_id,
  kind: mail.kind,
  from: { name, address },
  to: letter.to,
  subject: letter.subject,
  html: letter.html,
  text: letter.text,
  headers: letter.headers,
});

/** What makes a mail program show a button that ends such mails (RFC 8058). */
const headersOf = (unsubscribeUrl: string | undefined): Record<string, string> =>
  unsubscribeUrl === undefined
    ? {}
    : {
        "List-Unsubscribe": `<${unsubscribeUrl}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      };

/** When a mail becomes useless. Mails of earlier versions lack the column. */
const expiryOf = ({ expires_at, created_at }: StoredMail): number =>
  expires_at ?? created_at + NOTICE_LIFE_MILLIS;

function outcomeOf(
  { clock, settings }: OutboxContext,
  mail: StoredMail,
  failure: SendingFailure | undefined,
): Attempted<"mails">["changes"] {
  // Mails contain codes, so without a mailbox sent ones are deleted.
  if (!failure && !settings.mailbox) return null;
  const wait = MAIL_RETRY_WAITS_MILLIS[mail.attempts] ?? MAIL_RETRY_WAITS_MILLIS.at(-1) ?? 0;
  const nextAttemptAt = clock.now() + wait;
  if (failure?.canRetry && nextAttemptAt < expiryOf(mail))
    return { state: "waiting", problem: failure.message, next_attempt_at: nextAttemptAt };
  return {
    state: failure ? "failed" : "sent",
    problem: failure?.message ?? null,
    next_attempt_at: null,
  };
}
