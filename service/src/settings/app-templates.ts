import type { EmailTemplateType, Locale } from "@stackkit/next/protocol/internal";

/** The words of a mail, with `{{ name }}` and `{{#if name}}…{{else}}…{{/if}}`. */
export interface AppWords {
  /** One line. */
  readonly subject: string;
  /** Part of a document gets the frame of the service's mails; a whole one is sent as it is. */
  readonly html: string;
  /** For programs without HTML. Default: made from the HTML. */
  readonly text?: string | undefined;
}

/** A mail with words of the app. Values are escaped, and links lead to the web alone. */
export interface AppTemplate extends AppWords {
  /** Words for readers of other languages. A language without its own gets those above. */
  readonly languages?: Readonly<Partial<Record<Locale, AppWords>>> | undefined;
}

/** Templates of the app's code or configuration, by the kind of mail. */
export type AppTemplates = Readonly<Partial<Record<EmailTemplateType, AppTemplate>>>;
