import {
  EMAIL_TEMPLATE_TYPES,
  type EmailTemplateType,
  emails,
  type emailTemplate,
  emailTemplates,
  type Row,
  SENT_MAILS_LISTED,
} from "@stackkit/next/protocol";
import { PlainError } from "../core/plain-error.js";
import {
  deleteTemplate,
  findOwnTemplate,
  listOwnTemplates,
  type StoredTemplate,
  saveTemplate,
} from "../db/queries/mail/email-templates.js";
import { insertSendingTry } from "../db/queries/mail/mails.js";
import { listSentEmails } from "../db/queries/mail/sent-emails.js";
import { type Ask, answer } from "../http/handle-operation.js";
import { refused } from "../http/request/refused.js";
import { contentProblem } from "../mail/render.js";
import { describeSender } from "../mail/sender.js";
import { defaultTemplate } from "../mail/templates/default-template.js";
import { sendTestMail } from "../mail/test-mail.js";

function typeOf({
  facts,
  params,
}: Pick<Ask, "facts"> & { readonly params: { readonly type: string } }): EmailTemplateType {
  const type = EMAIL_TEMPLATE_TYPES.find((name) => name === params.type);
  if (!type)
    throw refused(facts, [
      { field: "params.type", problem: `must be one of ${EMAIL_TEMPLATE_TYPES.join(", ")}` },
    ]);
  return type;
}

const show = (
  type: EmailTemplateType,
  own: StoredTemplate | undefined,
): Row<typeof emailTemplate> => ({
  ...(own ?? defaultTemplate(type)),
  type,
  isDefault: own === undefined,
});

export const emailRoutes = [
  answer(emailTemplates.list, async ({ context, project }) => {
    const own = await listOwnTemplates(context.db, project.id);
    return EMAIL_TEMPLATE_TYPES.map((type) =>
      show(
        type,
        own.find((template) => template.type === type),
      ),
    );
  }),

  answer(emailTemplates.read, async (ask) => {
    const type = typeOf(ask);
    return show(type, await findOwnTemplate(ask.context.db, ask.project.id, type));
  }),

  answer(emailTemplates.update, async (ask) => {
    const { context, project, body } = ask;
    const type = typeOf(ask);
    if (project.config.emailConfig.type === "shared") {
      throw new PlainError(
        400,
        "Templates can be changed only by projects with a mail server of their own. Set one up in the project's settings first.",
      );
    }
    const problem = body.content === undefined ? undefined : contentProblem(body.content);
    if (problem !== undefined) throw new PlainError(400, problem);
    const before = (await findOwnTemplate(context.db, project.id, type)) ?? defaultTemplate(type);
    const changed = {
      type,
      subject: body.subject ?? before.subject,
      content: body.content ?? before.content,
    };
    await saveTemplate(context.db, project.id, changed);
    return show(type, changed);
  }),

  answer(emailTemplates.reset, async (ask) => {
    if (!(await deleteTemplate(ask.context.db, ask.project.id, typeOf(ask))))
      throw new PlainError(404, "This template has not been changed.");
  }),

  answer(emails.listSent, ({ context, project }) =>
    listSentEmails(context.db, project.id, SENT_MAILS_LISTED),
  ),

  answer(emails.sendTest, async ({ context, project, body }) => {
    const { sender, subject, failure } = await sendTestMail(
      context,
      project.displayName,
      body.recipientEmail,
      body.emailConfig,
    );
    const tried = {
      projectId: project.id,
      recipient: body.recipientEmail,
      subject,
      senderConfig: describeSender(sender),
      sentAt: context.clock.now(),
    };
    await insertSendingTry(context.db, { ...tried, error: failure ? { ...failure } : null });
    return failure
      ? { success: false, errorMessage: failure.message }
      : { success: true, errorMessage: undefined };
  }),
];
