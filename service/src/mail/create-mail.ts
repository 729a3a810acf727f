import {
  canonicalEmail,
  EMAIL_TEMPLATE_TYPES,
  type EmailTemplateType,
} from "@stackkit/next/protocol/internal";
import { NOTICE_LIFE_MILLIS } from "../core/limits.js";
import { randomId } from "../core/random.js";
import type { Database } from "../db/database.js";
import { dropExcess } from "../db/delivery-queue.js";
import type { Mail, Message } from "../http/context/mail.js";
import { findOwnTemplate } from "../projects/email-templates.js";
import type { Settings } from "../settings/settings.js";
import { CONFIRMATION_LIFE_MILLIS, codeLifeMillis, codeLifeText, lifeText } from "./code-life.js";
import { languageOf } from "./locales/index.js";
import { insertMail, replaceUnsent } from "./mails-table.js";
import { withPlainNames } from "./names.js";
import type { Outbox, OutboxContext } from "./outbox.js";
import { type RenderedMail, renderMail, type Template } from "./render.js";
import { senderOf } from "./sender.js";
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

/**
 * Unsent mails of a project. A further one drops the one that waits longest for its next attempt.
 */
export const MAX_UNSENT_MAILS = 10_000;

type MailType = Message["type"];

const isRequest = (type: MailType): type is EmailTemplateType =>
  (EMAIL_TEMPLATE_TYPES as readonly string[]).includes(type);

/** Mails with digits that finish a sign-in or a set-up. */
const isConfirmation = (type: MailType): boolean =>
  type === "confirm_sign_in" || type === "new_device_code" || type === "administrator_code";

/** How long a mail is useful: a code until it expires. */
const lifeOf = (settings: Settings, type: MailType): number => {
  if (isRequest(type)) return codeLifeMillis(settings, type);
  return isConfirmation(type) ? CONFIRMATION_LIFE_MILLIS : NOTICE_LIFE_MILLIS;
};

/** How long the code in a mail works, in words. */
const expiresIn = (settings: Settings, type: MailType, language: string): string => {
  if (isRequest(type)) return codeLifeText(settings, type, language);
  return isConfirmation(type) ? lifeText(CONFIRMATION_LIFE_MILLIS, language) : "";
};

/** The template that code or configuration gives to the project. */
const templateOfApp = ({ templates }: Settings, projectId: string, type: MailType) =>
  isRequest(type) ? templates.get(projectId)?.[type] : undefined;

/** A rendered mail. */
interface Draft {
  readonly project: Message["project"];
  /** A random one by default. */
  readonly id?: string | undefined;
  readonly kind: string;
  readonly to: string;
  readonly letter: RenderedMail;
  /** When it is due. */
  readonly at: number;
  readonly expiresAt: number;
  readonly refused?: string | undefined;
  readonly unsubscribeUrl?: string | undefined;
}

/**
 * Queues mails in the outbox, which sends them by the mail server of the project or the service.
 */
export function createMail(
  { db, clock, vault, settings, log, counters }: OutboxContext,
  outbox: Outbox,
): Mail {
  async function templateOf({ project, type, locale }: Message, conn: Database): Promise<Template> {
    const language = languageOf(locale);
    if (type === "confirm_sign_in") return confirmTemplate(language);
    if (type === "new_device_code") return newDeviceTemplate(language);
    if (type === "codes_are_off") return codesOffTemplate(language);
    if (isOfConsole(type)) return CONSOLE_TEMPLATES[type];
    if (isAboutJoining(type)) return joiningTemplate(type, language);
    if (!isRequest(type)) return noticeTemplate(type, language);
    return (await findOwnTemplate(conn, project.id, type)) ?? defaultTemplate(type, language);
  }

  async function store(mail: Draft, conn: Database): Promise<void> {
    const { project, id, kind, letter, at, expiresAt, refused, unsubscribeUrl } = mail;
    const sealed = {
      subject: letter.subject,
      html: vault.seal(letter.html),
      text: vault.seal(letter.text),
    };
    if (id !== undefined && (await replaceUnsent(conn, project.id, id, sealed))) return;
    // The account's address is normalized, so the mail must use the same form.
    const to = mail.to.normalize("NFKC");
    const sender = senderOf(project, settings, vault);
    const state =
      refused !== undefined ? "refused" : sender.server || sender.byApp ? "waiting" : "kept";
    if (state === "kept" && !settings.mailbox)
      log.warn("a mail has no mail server to go out by", { kind, projectId: project.id });
    if (state === "waiting" && (await dropExcess(conn, "mails", project.id, MAX_UNSENT_MAILS))) {
      counters.addDropped("mails", 1);
      log.warn("a full queue of mails dropped one", { projectId: project.id });
    }
    await insertMail(conn, {
      id: id ?? randomId(),
      project_id: project.id,
      kind,
      recipient: to,
      recipient_canonical: canonicalEmail(to),
      sender: `${sender.name} <${sender.address}>`,
      ...sealed,
      created_at: clock.now(),
      state,
      next_attempt_at: state === "waiting" ? at : null,
      expires_at: expiresAt,
      problem: refused ?? null,
      unsubscribe_url: unsubscribeUrl === undefined ? null : vault.seal(unsubscribeUrl),
    });
    if (state === "waiting") outbox.wake();
  }

  return {
    async queue(message, conn = db) {
      const { project, type, to, refused, gathered } = message;
      const language = languageOf(message.locale);
      const variables = withPlainNames({
        projectDisplayName: project.displayName,
        logoUrl: project.config.logoUrl ?? "",
        accentColor: project.config.accentColor ?? "",
        expiresIn: expiresIn(settings, type, language),
        ...message.variables,
      });
      const ofApp = templateOfApp(settings, project.id, type);
      const letter = ofApp
        ? renderAppTemplate(ofApp, variables, language)
        : renderMail(await templateOf(message, conn), variables, language);
      const { id, at } = gathered ?? { at: clock.now() };
      const expiresAt = at + lifeOf(settings, type);
      await store({ project, id, kind: type, to, letter, at, expiresAt, refused }, conn);
    },
    async queueWritten({ project, kind, to, subject, html, text, at, unsubscribeUrl }, conn = db) {
      const letter = { subject, html, text };
      const expiresAt = at + NOTICE_LIFE_MILLIS;
      await store({ project, kind, to, letter, at, expiresAt, unsubscribeUrl }, conn);
    },
  };
}
