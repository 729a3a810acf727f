import {
  DEFAULT_LOCALE,
  EMAIL_TEMPLATE_TYPES,
  type EmailTemplateType,
  emailSources,
  emails,
  type emailTemplate,
  emailTemplates,
  type Row,
} from "@stackkit/next/protocol/internal";
import { PlainError } from "../core/plain-error.js";
import { lockRow } from "../db/lock-row.js";
import type { Project } from "../db/tables/project-config.js";
import { transact } from "../db/transact.js";
import { defineRoute, type HandlerContext } from "../http/route.js";
import {
  deleteTemplate,
  findOwnTemplate,
  listOwnTemplates,
  type StoredTemplate,
  saveTemplate,
} from "../projects/email-templates.js";
import { findProject } from "../projects/projects.js";
import type { AppTemplate } from "../settings/app-templates.js";
import { wordsIn } from "./locales/index.js";
import { insertSendingTry } from "./mails-table.js";
import { contentProblem } from "./render.js";
import { describeSender } from "./sender.js";
import { listSentEmails } from "./sent-table.js";
import { shownContent } from "./templates/app-template.js";
import { defaultTemplate } from "./templates/default-template.js";
import { templateTypeOf } from "./templates/preview.js";
import { sendTestMail } from "./test-mail.js";

const SENT_MAILS_LISTED = 100;

const DISPLAY_NAMES: Readonly<Record<EmailTemplateType, string>> = {
  email_verification: "Email verification",
  password_reset: "Password reset",
  magic_link: "Sign-in code",
  team_invitation: "Team invitation",
};

const typeOf = ({
  info,
  params,
}: Pick<HandlerContext, "info"> & {
  readonly params: { readonly type: string };
}): EmailTemplateType => templateTypeOf(info, params.type);

const ofCode = (
  { context, project }: Pick<HandlerContext, "context" | "project">,
  type: EmailTemplateType,
): AppTemplate | undefined => context.settings.templates.get(project.id)?.[type];

const standardTemplate = async (type: EmailTemplateType) =>
  defaultTemplate(type, await wordsIn(DEFAULT_LOCALE));

async function show(
  call: Pick<HandlerContext, "context" | "project">,
  type: EmailTemplateType,
  own: StoredTemplate | undefined,
): Promise<Row<typeof emailTemplate>> {
  const code = ofCode(call, type);
  if (code) {
    const { subject } = code;
    return { type, subject, content: shownContent(code), isDefault: false, source: "code" };
  }
  return own
    ? { ...own, isDefault: false, source: "project" }
    : { ...(await standardTemplate(type)), type, isDefault: true, source: "default" };
}

/** The type of a template that the project may change. */
function changeableTypeOf(
  call: Parameters<typeof typeOf>[0] & Pick<HandlerContext, "context" | "project">,
) {
  const type = typeOf(call);
  if (ofCode(call, type))
    throw new PlainError(
      400,
      "This template comes from the code of the app or the configuration of the service " +
        `(templates.${type}), and is changed there.`,
    );
  return type;
}

/** Throws a plain 400 for a project that mails by the shared server. */
function requireOwnServer({ config }: Pick<Project, "config">): void {
  if (config.emailConfig.type === "shared")
    throw new PlainError(
      400,
      "Templates can be changed only by projects with a mail server of their own. Set " +
        "one up in the project's settings first.",
    );
}

export const emailRoutes = [
  defineRoute(emailTemplates.list, async (call) => {
    const own = await listOwnTemplates(call.context.db, call.project.id);
    return Promise.all(
      EMAIL_TEMPLATE_TYPES.map((type) =>
        show(
          call,
          type,
          own.find((template) => template.type === type),
        ),
      ),
    );
  }),

  defineRoute(emailTemplates.read, async (call) => {
    const type = typeOf(call);
    return show(call, type, await findOwnTemplate(call.context.db, call.project.id, type));
  }),

  defineRoute(emailTemplates.update, async (call) => {
    const { context, project, body } = call;
    const type = changeableTypeOf(call);
    requireOwnServer(project);
    const problem = body.content === undefined ? undefined : contentProblem(body.content);
    if (problem !== undefined) throw new PlainError(400, problem);
    const standard = await standardTemplate(type);
    const changed = await transact(context, async (tx) => {
      // One change of a project's mails and mail server at a time.
      await lockRow(tx, "projects", { id: project.id });
      requireOwnServer((await findProject(tx, project.id)) ?? project);
      const before = (await findOwnTemplate(tx, project.id, type)) ?? standard;
      const template = {
        type,
        subject: body.subject ?? before.subject,
        content: body.content ?? before.content,
      };
      await saveTemplate(tx, project.id, template);
      return template;
    });
    return show(call, type, changed);
  }),

  defineRoute(emailTemplates.reset, async (call) => {
    const type = changeableTypeOf(call);
    await transact(call.context, async (tx) => {
      if (!(await deleteTemplate(tx, call.project.id, type)))
        throw new PlainError(404, "This template has not been changed.");
    });
  }),

  // Templates here are blocks, so each source names where its blocks are.
  defineRoute(emailSources.list, () => ({
    templates: EMAIL_TEMPLATE_TYPES.map((type) => ({
      id: type,
      display_name: DISPLAY_NAMES[type],
      tsx_source: `// Made of blocks: GET and PATCH ${emailTemplates.list.path}/${type}\n`,
    })),
  })),

  defineRoute(emails.listSent, ({ context, project }) =>
    listSentEmails(context.db, project.id, SENT_MAILS_LISTED),
  ),

  defineRoute(emails.sendTest, async ({ context, project, body }) => {
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
