import type { EmailTemplateType } from "@stackkit/next/protocol/internal";
import type { NoticeType } from "../mail.js";

/**
 * The texts of a mail with an action. May contain values: `{{ projectDisplayName }}`, `{{#if
 * userDisplayName}}…{{/if}}`.
 */
export interface RequestWords {
  readonly subject: string;
  readonly title: string;
  readonly body: string;
  /** The label of its button. */
  readonly action: string;
}

/** The texts of a notice about a change. */
export interface NoticeWords {
  readonly subject: string;
  readonly title: string;
  readonly body: string;
  /** What to do if the change was not theirs. */
  readonly remedy: string;
}

/** All mail texts of one language. */
export interface MailWords {
  /** Empty if the reader's name is unknown. */
  readonly greeting: string;
  /** Footer of mails that anyone may have requested. */
  readonly unexpected: string;
  /** Above a link that replaces the code. */
  readonly orLink: string;
  readonly validFor: string;
  readonly requests: Readonly<Record<EmailTemplateType, RequestWords>>;
  readonly notices: Readonly<Record<NoticeType, NoticeWords>>;
  readonly when: string;
  readonly where: string;
}
