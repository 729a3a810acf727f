import type { Access } from "../../access/access.js";
import type { Query } from "../../cache/query.js";
import type { Json } from "../../protocol/encoding/json.js";
import { Result } from "../../protocol/operations/result.js";
import {
  type EmailTemplateType,
  emails,
  type emailTemplate,
  emailTemplates,
} from "../../protocol/records/email.js";
import type { Fields } from "../../protocol/records/record.js";
import type { AdminEmailServer } from "./admin-project.js";

/** One kind of email: `type`, `subject`, `content`, and whether they are the defaults. */
export interface AdminEmailTemplate extends Fields<typeof emailTemplate, "admin"> {}

/** An email that the service sent or tried to send. */
export interface AdminSentEmail {
  /** The id of the sending. */
  readonly id: string;
  /** The addresses that it went to. */
  readonly to: readonly string[];
  /** The subject, filled in. */
  readonly subject: string;
  /** The first address of `to`, or empty text. */
  readonly recipient: string;
  /** When it was sent, or tried. */
  readonly sentAt: Date;
  /** Why sending failed. */
  readonly error?: Json | undefined;
}

/** A test mail, and the mail server to send it by. */
export interface TestEmailOptions {
  /** The address that the test mail goes to. */
  readonly recipientEmail: string;
  /** The server to try. */
  readonly emailConfig: Readonly<AdminEmailServer>;
}

/** Methods about mails of a project. */
export interface EmailActions {
  /** Lists the templates of every kind of email. */
  listEmailTemplates(): Promise<AdminEmailTemplate[]>;
  /** {@link EmailActions.listEmailTemplates} for components. */
  useEmailTemplates(): AdminEmailTemplate[];
  /** Replaces subject, content or both of one kind of mail. */
  updateEmailTemplate(
    type: EmailTemplateType,
    data: { readonly subject?: string | undefined; readonly content?: Json | undefined },
  ): Promise<void>;
  /** Restores the default template. */
  resetEmailTemplate(type: EmailTemplateType): Promise<void>;
  /**
   * Sends a test email through a mail server that is not in use yet. The error contains the
   * server's response.
   */
  sendTestEmail(
    options: TestEmailOptions,
  ): Promise<Result<undefined, { readonly errorMessage: string }>>;
  /** Lists the latest emails, newest first. */
  listSentEmails(): Promise<AdminSentEmail[]>;
}

const sentEmailsQuery = (access: Access<"admin">): Query<AdminSentEmail[]> =>
  access.query(
    emails.listSent,
    {},
    ({ id, to = [], subject, sentAt, error }): AdminSentEmail => ({
      id,
      to,
      subject,
      recipient: to[0] ?? "",
      sentAt,
      error,
    }),
  );

/** The methods about mails of a project. */
export const createEmailActions = (access: Access<"admin">): EmailActions => ({
  ...access.readable("EmailTemplates", () =>
    access.query(emailTemplates.list, {}, (fields): AdminEmailTemplate => fields),
  ),
  updateEmailTemplate: async (type, body) =>
    void (await access.run(emailTemplates.update, { params: { type }, body })),
  resetEmailTemplate: (type) => access.run(emailTemplates.reset, { params: { type } }),
  listSentEmails: () => sentEmailsQuery(access).fetch(),
  sendTestEmail: async (body) => {
    const { success, errorMessage = "The mail server gave no reason." } = await access.run(
      emails.sendTest,
      { body },
    );
    return success ? Result.ok(undefined) : Result.error({ errorMessage });
  },
});
