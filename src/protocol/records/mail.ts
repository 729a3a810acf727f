import * as z from "zod/mini";
import {
  maxLength,
  millis,
  nonEmptyText,
  queryCount,
  queryMillis,
  uuid,
} from "../encoding/scalars.js";
import { MAX_EMAIL_LENGTH } from "../limits/limits.js";
import { get, one, page, post } from "../operations/operation.js";
import { optionalField } from "../operations/shape.js";
import { TIME_CURSOR } from "./event-list.js";
import { column, type RecordType, record } from "./record.js";

/** What became of an attempt to send a mail. */
export const MAIL_OUTCOMES = ["sent", "failed"] as const;
const OUTCOME = `must be ${MAIL_OUTCOMES.join(" or ")}`;

const attemptColumns = {
  /** The attempt's id. */
  id: column("id", z.string()),
  /** The mail's id: the same for all attempts; null for tests of a mail server. */
  mailId: column("mail_id", z.nullable(z.string())),
  /** What the mail is about, such as `magic_link`. */
  kind: column("kind", z.nullable(z.string())),
  /** To whom it was sent. */
  recipient: column("recipient", z.string()),
  /** Its subject. */
  subject: column("subject", z.string()),
  /** When it was tried. */
  at: column("at_millis", millis),
  /** What became of it. */
  outcome: column("outcome", z.enum(MAIL_OUTCOMES)),
  /** The status that the mail server answered, such as `250 2.0.0`. */
  answer: column("answer", z.nullable(z.string())),
  /** Why it was not sent, in English. */
  problem: column("problem", z.nullable(z.string())),
  /** When it is tried again; null if it is not. */
  nextAttemptAt: column("next_attempt_at_millis", z.nullable(millis)),
  /** Whether it can be sent again: mails that were sent are not stored, since they have codes. */
  canResend: column("can_resend", z.boolean()),
};
/** The columns of an attempt to send a mail. */
export interface MailAttemptRecord extends RecordType<typeof attemptColumns> {}
/** An attempt to send a mail. */
export const mailAttempt: MailAttemptRecord = record("mail-attempt", attemptColumns);

const queuedColumns = {
  /** The mail's id. */
  id: column("id", z.string()),
  /** `waiting`, `sending`, `failed`, `refused`; or `kept`, without a mail server. */
  state: column("state", z.string()),
  /** When it is tried again. */
  nextAttemptAt: column("next_attempt_at_millis", z.nullable(millis)),
};
/** The columns of a mail in the outbox. */
export interface QueuedMailRecord extends RecordType<typeof queuedColumns> {}
/** A mail in the outbox. */
export const queuedMail: QueuedMailRecord = record("queued-mail", queuedColumns);

/** Calls about mails that were sent or not. */
export const mails = {
  /** Attempts of the last 90 days, newest first. */
  list: get("/internal/mails", {
    access: "admin",
    query: {
      /** To any address of a user. */
      userId: optionalField("user_id", uuid),
      recipient: optionalField("recipient", nonEmptyText.check(maxLength(MAX_EMAIL_LENGTH))),
      outcome: optionalField("outcome", z.enum(MAIL_OUTCOMES, OUTCOME)),
      since: optionalField("since_millis", queryMillis),
      until: optionalField("until_millis", queryMillis),
      limit: optionalField("limit", queryCount),
      cursor: optionalField("cursor", TIME_CURSOR),
    },
    returns: page(mailAttempt),
    errors: ["USER_NOT_FOUND"],
  }),
  /** Sends a mail again that waits or failed. Its code works as long as it did. */
  resend: post("/internal/mails/{mail_id}/resend", {
    access: "admin",
    body: {},
    bodyOptional: true,
    returns: one(queuedMail),
    touches: ["mail-attempt"],
  }),
};
