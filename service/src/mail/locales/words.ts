import type { EmailTemplateType } from "@stackkit/next/protocol/internal";
import type { JoiningType, NoticeType } from "../../http/context/mail.js";

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

/** The texts of a mail to those who decide who joins their team. */
interface JoiningWords {
  /** The subject and title if it is about one person, `{{ personDisplayName }}`. */
  readonly one: string;
  /** The same if it is about a `{{ count }}` of people. */
  readonly more: string;
  readonly body: string;
}

/** All mail texts of one language. */
export interface MailWords {
  /** Empty if the reader's name is unknown. */
  readonly greeting: string;
  /** A `{{ browser }}` and a `{{ system }}`, such as "Safari on iPhone". */
  readonly device: string;
  /** How long the link works, as `{{ expiresIn }}`. */
  readonly expires: string;
  /** Above a link that replaces the code. */
  readonly orLink: string;
  /** Why the reader got a mail that anyone may have requested. */
  readonly unexpected: string;
  /** Why the reader got an invitation. */
  readonly invited: string;
  /** Why the reader got a notice. */
  readonly aboutAccount: string;
  /** The button of a notice. */
  readonly wasNotMe: string;
  /** A link to the sessions, in notices about a sign-in. */
  readonly review: string;
  /** What to do if the change of a notice was not the reader's. */
  readonly remedy: string;
  /** What became of earlier access, in the notices about it. */
  readonly onHold: string;
  /** The subject of a mail whose `{{ otp }}` is to be typed. */
  readonly codeSubject: string;
  /** The body of a verification with a code. */
  readonly verifyByCode: string;
  /** The title and body of a mail whose code confirms a sign-in with suspended access. */
  readonly confirmTitle: string;
  readonly confirmBody: string;
  /** The same if the code keeps or removes that access in the account settings. */
  readonly settleTitle: string;
  readonly settleBody: string;
  /** The title and body of a mail whose code finishes a sign-in on an unknown browser. */
  readonly deviceTitle: string;
  readonly deviceBody: string;
  /** The title and body of a mail in place of a code that the reader has turned off. */
  readonly codesOffTitle: string;
  readonly codesOffBody: string;
  /** What to do about a leaked password. */
  readonly leaked: string;
  /** What the button does if it undoes the change. */
  readonly undoes: string;
  /** The link, and the button of its page, that ends mails of an app. */
  readonly unsubscribe: string;
  /** The question of its page. */
  readonly unsubscribeAsk: string;
  /** What its page says afterwards. */
  readonly unsubscribed: string;
  /** Mails about people who join a team by its domain. */
  readonly joining: Readonly<Record<Exclude<JoiningType, "team_join_accepted">, JoiningWords>> & {
    /** The title and body of a mail to a person whom the team let in. */
    readonly acceptedTitle: string;
    readonly acceptedBody: string;
    /** The labels of their buttons. */
    readonly openTeam: string;
    readonly openApp: string;
    /** Why the reader got a mail about others who join. */
    readonly managesTeam: string;
  };
  /** A mail to the members of a team that was deleted. */
  readonly teamDeleted: {
    /** The subject and title. */
    readonly title: string;
    readonly body: string;
    /** Why the reader got it. */
    readonly wasMember: string;
  };
  readonly requests: Readonly<Record<EmailTemplateType, RequestWords>>;
  /** What happened: the subject and title of a notice. */
  readonly notices: Readonly<Record<NoticeType, string>>;
}
