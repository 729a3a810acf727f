import * as z from "zod/mini";
import { boundedJson, json } from "../encoding/json-schemas.js";
import { renamed } from "../encoding/renamed.js";
import {
  items,
  lenientEmail,
  maxLength,
  millis,
  name,
  nonEmptyName,
  nonEmptyText,
  text,
  textUpTo,
  uuid,
} from "../encoding/scalars.js";
import { MAX_MAIL_PASSWORD_LENGTH } from "../limits/limits.js";
import { get, list, one, patch, post, remove, success } from "../operations/operation.js";
import { changesOf, field, optionalField } from "../operations/shape.js";
import { notificationCategoryName } from "./notification.js";
import { column, type RecordType, record } from "./record.js";

/** Maximum bytes of a mail template's content, which may embed a small picture. */
export const MAX_TEMPLATE_BYTES = 262_144;

/** The mails whose template a project may change. */
export const EMAIL_TEMPLATE_TYPES = [
  "email_verification",
  "password_reset",
  "magic_link",
  "team_invitation",
] as const;
/** One of {@link EMAIL_TEMPLATE_TYPES}. */
export type EmailTemplateType = (typeof EMAIL_TEMPLATE_TYPES)[number];

/**
 * Where a template comes from: those of code win over the project's, and these over the default.
 */
export const EMAIL_TEMPLATE_SOURCES = ["default", "project", "code"] as const;

const emailTemplateColumns = {
  type: column("type", z.enum(EMAIL_TEMPLATE_TYPES)),
  subject: column("subject", z.string(), { update: "admin", input: nonEmptyName }),
  content: column("content", json(), {
    update: "admin",
    input: boundedJson(MAX_TEMPLATE_BYTES),
  }),
  isDefault: column("is_default", z.boolean()),
  source: column("source", z.optional(z.enum(EMAIL_TEMPLATE_SOURCES))),
};
/** The columns of a mail template. */
export interface EmailTemplateRecord extends RecordType<typeof emailTemplateColumns> {}
/** The template of one kind of mail. */
export const emailTemplate: EmailTemplateRecord = record("email-template", emailTemplateColumns);

/** Calls about a project's mail templates. */
export const emailTemplates = {
  list: get("/email-templates", { access: "admin", returns: list(emailTemplate) }),
  read: get("/email-templates/{type}", { access: "admin", returns: one(emailTemplate) }),
  update: patch("/email-templates/{type}", {
    access: "admin",
    body: changesOf(emailTemplate),
    returns: one(emailTemplate),
    touches: ["email-template"],
  }),
  reset: remove("/email-templates/{type}", {
    access: "admin",
    returns: success,
    touches: ["email-template"],
  }),
};

/** Calls of newer clients of the hosted service, whose templates are sources. */
export const emailSources = {
  list: get("/internal/email-templates", {
    access: "admin",
    returns: one(
      record("email-sources", {
        templates: column(
          "templates",
          z.array(z.object({ id: z.string(), display_name: z.string(), tsx_source: z.string() })),
        ),
      }),
    ),
  }),
};

/** A mail that the service sent or failed to send. */
export const sentEmail = record("sent-email", {
  id: column("id", z.string()),
  subject: column("subject", z.string()),
  sentAt: column("sent_at_millis", millis),
  to: column("to", z.optional(z.array(z.string()))),
  senderConfig: column("sender_config", z.record(z.string(), z.unknown())),
  error: column("error", z.optional(json())),
});

/** Maximum characters of the HTML of a mail, as of a template. */
const MAX_HTML_LENGTH = 262_144;

/** What became of a mail to one user. */
export const MAIL_RECIPIENT_STATES = ["queued", "no-address", "unverified", "off"] as const;

const sentColumns = {
  results: column(
    "results",
    z.array(
      renamed(
        {
          userId: ["user_id", z.string()],
          state: ["state", z.enum(MAIL_RECIPIENT_STATES)],
        },
        { userEmail: ["user_email", z.string()] },
      ),
    ),
  ),
};
/** The columns of what became of a mail, by user. */
export interface MailResultsRecord extends RecordType<typeof sentColumns> {}
/** What became of a mail, by user. */
export const mailResults: MailResultsRecord = record("mail-results", sentColumns);

const port = z
  .int("must be a whole number")
  .check(z.minimum(0, "must be from 0 to 65535"), z.maximum(65535, "must be from 0 to 65535"));

const mailServer = renamed(
  {
    host: ["host", nonEmptyText],
    port: ["port", port],
    username: ["username", text],
    password: ["password", text.check(maxLength(MAX_MAIL_PASSWORD_LENGTH))],
    senderName: ["sender_name", name],
    senderEmail: ["sender_email", lenientEmail],
  },
  undefined,
  "refused",
);

/** Calls about sent mails and the project's mail server. */
export const emails = {
  /** Sends a mail of the app to the primary addresses of up to 100 users. */
  send: post("/emails/send-email", {
    access: "server",
    body: {
      /** The ids of up to 100 users. */
      userIds: field("user_ids", items(uuid)),
      /** The subject, in one line. */
      subject: field("subject", nonEmptyName),
      /** The body; the text of the mail is made from it. */
      html: field("html", textUpTo(MAX_HTML_LENGTH).check(z.minLength(1, "must not be empty"))),
      /** `Transactional` if not said otherwise. */
      notificationCategoryName: optionalField(
        "notification_category_name",
        notificationCategoryName,
      ),
      /** `null`: without the frame of the service's mails. */
      themeId: optionalField(
        "theme_id",
        z.nullable(z.literal(false, "must be null or false: there are no themes")),
      ),
    },
    returns: one(mailResults),
    errors: ["USER_ID_DOES_NOT_EXIST"],
    touches: ["sent-email"],
  }),
  listSent: get("/internal/emails", { access: "admin", returns: list(sentEmail) }),
  sendTest: post("/internal/send-test-email", {
    access: "admin",
    loose: true,
    body: {
      recipientEmail: field("recipient_email", lenientEmail),
      emailConfig: field("email_config", mailServer),
    },
    returns: one(
      record("test-email-sent", {
        success: column("success", z.boolean()),
        errorMessage: column("error_message", z.optional(z.string())),
      }),
    ),
    touches: ["sent-email"],
  }),
};
