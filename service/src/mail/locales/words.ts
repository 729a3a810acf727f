import type { EmailTemplateType } from "@stackkit/next/protocol";
import type { NoticeType } from "../mail.js";

/** The words of one mail that asks for something. All may name values: `{{ projectDisplayName }}`, `{{#if userDisplayName}}…{{/if}}`. */
export interface RequestWords {
  readonly subject: string;
  readonly title: string;
  readonly body: string;
  /** The words on its button. */
  readonly action: string;
}

/** The words of one mail that tells of a change. */
export interface NoticeWords {
  readonly subject: string;
  readonly title: string;
  readonly body: string;
  /** What to do for somebody who did not do it. */
  readonly remedy: string;
}

/** All words of the mails in one language. */
export interface MailWords {
  /** Nothing where the reader's name is not known. */
  readonly greeting: string;
  /** Under mails that anybody may have had sent. */
  readonly unexpected: string;
  /** Above a link that does the same as the code. */
  readonly orLink: string;
  readonly validFor: string;
  readonly requests: Readonly<Record<EmailTemplateType, RequestWords>>;
  readonly notices: Readonly<Record<NoticeType, NoticeWords>>;
  readonly when: string;
  readonly where: string;
}
