import * as z from "zod/mini";
import { boundedJson, json } from "../encoding/json-schemas.js";
import { nonEmptyName } from "../encoding/scalars.js";
import { LOCALES } from "../languages/locales.js";
import { one, post } from "../operations/operation.js";
import { optionalField } from "../operations/shape.js";
import { MAX_TEMPLATE_BYTES } from "./email.js";
import { column, type RecordType, record } from "./record.js";

const previewColumns = {
  /** The subject, filled in with sample values. */
  subject: column("subject", z.string()),
  /** The mail for programs without HTML. */
  text: column("text", z.string()),
  /** The HTML, sealed: the console's page for previews opens it, within an hour. */
  sealedHtml: column("sealed_html", z.string()),
  /** Placeholders without a value, and the known name that is most like each. */
  unknown: column(
    "unknown",
    z.array(z.object({ name: z.string(), nearest: z.nullable(z.string()) })),
  ),
  /** Why this cannot be saved, in a sentence; null if it can. */
  problem: column("problem", z.nullable(z.string())),
  /** The names of all values. */
  variables: column("variables", z.array(z.string())),
  /** The languages of mails. */
  languages: column("languages", z.array(z.enum(LOCALES))),
  /** The subject of the default template. */
  defaultSubject: column("default_subject", z.string()),
  /** The content of the default template. */
  defaultContent: column("default_content", json()),
};
/** The columns of a preview. */
export interface MailPreviewRecord extends RecordType<typeof previewColumns> {}
/** A mail with sample values. */
export const mailPreview: MailPreviewRecord = record("mail-preview", previewColumns);

const sampleColumns = {
  /** The address that it goes to. */
  recipient: column("recipient", z.string()),
};
/** The columns of a sample mail. */
export interface SampleMailRecord extends RecordType<typeof sampleColumns> {}
/** A sample of a mail, to the administrator who reads it. */
export const sampleMail: SampleMailRecord = record("sample-mail", sampleColumns);

/** A template that is not saved; without fields, the one in use. */
const draft = {
  subject: optionalField("subject", nonEmptyName),
  content: optionalField("content", boundedJson(MAX_TEMPLATE_BYTES)),
  /** The reader's language. */
  locale: optionalField("locale", z.enum(LOCALES, `must be ${LOCALES.join(", ")}`)),
};

/** Calls that show mails before anyone gets them. */
export const mailPreviews = {
  /** Renders a template, with sample values. */
  render: post("/internal/email-templates/{type}/preview", {
    access: "admin",
    body: {
      ...draft,
      /** As mail programs in dark mode show it. */
      isDark: optionalField("is_dark", z.boolean()),
    },
    returns: one(mailPreview),
  }),
  /** Sends it to the administrator who calls. */
  send: post("/internal/email-templates/{type}/sample", {
    access: "admin",
    body: draft,
    returns: one(sampleMail),
    touches: ["sent-email"],
  }),
};
