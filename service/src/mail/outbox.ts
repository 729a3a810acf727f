import { MAIL_ATTEMPTS, MAIL_RETRY_BASE_MILLIS } from "@stackkit/next/protocol";
import {
  OUTBOX_BATCH,
  OUTBOX_CLAIM_MILLIS,
  OUTBOX_LOOK_AGAIN_MILLIS,
  OUTBOX_ROUND_MILLIS,
} from "../core/limits.js";
import {
  claimMail,
  deleteMail,
  insertSendingTry,
  listDueMails,
  nextMailAt,
  type StoredMail,
  settleMail,
} from "../db/queries/mails.js";
import { findProject } from "../db/queries/projects.js";
import type { Context } from "../runtime/context.js";
import { describeSender, senderOf } from "./sender.js";
import { type SendingFailure, sendBySmtp } from "./smtp.js";

export type OutboxContext = Pick<
  Context,
  "db" | "clock" | "vault" | "log" | "background" | "settings"
>;

/** Mails on their way to a mail server. */
export interface Outbox {
  /** Sends what is due from now on, as long as the service runs. Any number of instances may do so on one database. */
  start(): void;
  /** Tells that there is something new to send. */
  wake(): void;
}

export function createOutbox(context: OutboxContext): Outbox {
  const { clock, background, log } = context;
  let wakeUp: (() => void) | undefined;
  let woken = false;
  let lookAgainAt = Number.NEGATIVE_INFINITY;

  /** Waits for the next due time, or to be woken. */
  async function rest(): Promise<void> {
    const again = lookAgainAt > clock.now() ? lookAgainAt : Number.POSITIVE_INFINITY;
    const until = Math.min(
      clock.now() + OUTBOX_ROUND_MILLIS,
      again,
      (await nextMailAt(context.db)) ?? Number.POSITIVE_INFINITY,
    );
    const millis = until - clock.now();
    if (millis <= 0 || woken || background.stopping.aborted) return;
    const waiting = new AbortController();
    const stop = () => waiting.abort();
    background.stopping.addEventListener("abort", stop, { once: true });
    wakeUp = stop;
    await clock.wait(millis, waiting.signal).catch(() => {});
    wakeUp = undefined;
    background.stopping.removeEventListener("abort", stop);
  }

  async function sendWhatIsDue(): Promise<void> {
    while (!background.stopping.aborted) {
      woken = false;
      try {
        const due = await listDueMails(context.db, clock.now(), OUTBOX_BATCH);
        await Promise.all(due.map((mail) => trySending(context, mail)));
        if (due.length === 0) await rest();
      } catch (error) {
        log.error("the outbox could not be read", { error });
        await clock.wait(OUTBOX_ROUND_MILLIS, background.stopping).catch(() => {});
      }
    }
  }

  return {
    start: () => background.run("outbox", sendWhatIsDue),
    wake() {
      woken = true;
      lookAgainAt = clock.now() + OUTBOX_LOOK_AGAIN_MILLIS;
      wakeUp?.();
    },
  };
}

async function trySending(context: OutboxContext, mail: StoredMail): Promise<void> {
  const { db, clock, vault, settings, log } = context;
  if (!(await claimMail(db, mail, clock.now() + OUTBOX_CLAIM_MILLIS))) return;
  const project = await findProject(db, mail.project_id);
  // The project was deleted meanwhile, and its mails with it.
  if (!project) return deleteMail(db, mail.id);
  const sender = senderOf(project, settings, vault);
  const sending = await sendBySmtp(sender, {
    to: mail.recipient,
    subject: mail.subject,
    html: vault.open(mail.html),
    text: vault.open(mail.text),
    messageId: `<${mail.id}@${sender.address.split("@")[1] ?? "localhost"}>`,
  });
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
      id: mail.id,
      kind: mail.kind,
      attempt: mail.attempts + 1,
      error: failure.errorType,
      reason: failure.rawError,
    });
  await settle(context, mail, failure);
}

async function settle(
  { db, clock, settings }: OutboxContext,
  mail: StoredMail,
  failure: SendingFailure | undefined,
): Promise<void> {
  const attempt = mail.attempts + 1;
  if (failure?.canRetry && attempt < MAIL_ATTEMPTS) {
    return settleMail(db, mail.id, {
      state: "waiting",
      problem: failure.message,
      nextAttemptAt: clock.now() + MAIL_RETRY_BASE_MILLIS * 2 ** (attempt - 1),
    });
  }
  // Mails hold codes. Where nobody may look at them here, they are not kept once they have gone or been given up.
  if (!settings.mailbox) return deleteMail(db, mail.id);
  return settleMail(db, mail.id, {
    state: failure ? "failed" : "sent",
    problem: failure?.message ?? null,
    nextAttemptAt: null,
  });
}
