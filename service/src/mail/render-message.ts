import { EMAIL_TEMPLATE_TYPES, type EmailTemplateType } from "@stackkit/next/protocol/internal";
import type { Database } from "../db/database.js";
import type { Message } from "../http/context/mail.js";
import { findOwnTemplate } from "../projects/email-templates.js";
import type { Settings } from "../settings/settings.js";
import { CONFIRMATION_LIFE_MILLIS, codeLifeText, lifeText } from "./code-life.js";
import { languageOf, wordsIn } from "./locales/index.js";
import { withPlainNames } from "./names.js";
import { type RenderedMail, renderMail, type Template } from "./render.js";
import { renderAppTemplate } from "./templates/app-template.js";
import { CONSOLE_TEMPLATES, isOfConsole } from "./templates/console-templates.js";
import {
  codesOffTemplate,
  confirmTemplate,
  defaultTemplate,
  newDeviceTemplate,
} from "./templates/default-template.js";
import { isAboutJoining, joiningTemplate } from "./templates/joining-template.js";
import { noticeTemplate } from "./templates/notice-template.js";
import { teamDeletedTemplate } from "./templates/team-deleted-template.js";

type MailType = Message["type"];

/** Whether a mail has a code or link that people requested, with a template of the project. */
export const isRequest = (type: MailType): type is EmailTemplateType =>
  (EMAIL_TEMPLATE_TYPES as readonly string[]).includes(type);

/** Whether a mail has digits that finish a sign-in or a set-up. */
export const isConfirmation = (type: MailType): boolean =>
  type === "confirm_sign_in" || type === "new_device_code" || type === "administrator_code";

/** How long the code in a mail works, in words. */
const expiresIn = (settings: Settings, type: MailType, language: string): string => {
  if (isRequest(type)) return codeLifeText(settings, type, language);
  return isConfirmation(type) ? lifeText(CONFIRMATION_LIFE_MILLIS, language) : "";
};

/** The template that code or configuration gives to the project. */
const templateOfApp = ({ templates }: Settings, projectId: string, type: MailType) =>
  isRequest(type) ? templates.get(projectId)?.[type] : undefined;

type Content = Pick<Message, "project" | "type" | "locale" | "variables">;

async function templateOf({ project, type, locale }: Content, conn: Database): Promise<Template> {
  if (isOfConsole(type)) return CONSOLE_TEMPLATES[type];
  const words = await wordsIn(languageOf(locale));
  if (type === "confirm_sign_in") return confirmTemplate(words);
  if (type === "new_device_code") return newDeviceTemplate(words);
  if (type === "codes_are_off") return codesOffTemplate(words);
  if (type === "team_deleted") return teamDeletedTemplate(words);
  if (isAboutJoining(type)) return joiningTemplate(type, words);
  if (!isRequest(type)) return noticeTemplate(type, words);
  return (await findOwnTemplate(conn, project.id, type)) ?? defaultTemplate(type, words);
}

/** Writes a mail of the service in the reader's language, by the app's template if it has one. */
export async function renderMessage(
  settings: Settings,
  conn: Database,
  message: Content,
): Promise<RenderedMail> {
  const { project, type } = message;
  const language = languageOf(message.locale);
  const variables = withPlainNames({
    projectDisplayName: project.displayName,
    logoUrl: project.config.logoUrl ?? "",
    accentColor: project.config.accentColor ?? "",
    expiresIn: expiresIn(settings, type, language),
    ...message.variables,
  });
  const ofApp = templateOfApp(settings, project.id, type);
  return ofApp
    ? renderAppTemplate(ofApp, variables, language)
    : renderMail(await templateOf(message, conn), variables, language);
}
