import type { WebhookEvent } from "@stackkit/next/protocol/internal";

/** A mail of the service, for a function of the app that sends it. */
export interface AppMail {
  /** The same for each attempt, so that a provider can refuse a second one. */
  readonly id: string;
  /** The project whose mail it is. */
  readonly projectId: string;
  /**
   * What it is about, such as `magic_link` or `new_device`; `transactional` or `marketing` for your
   * own.
   */
  readonly kind: string;
  readonly to: string;
  /** The sender's name and address: the project's name, and the setting `mailFrom`. */
  readonly from: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Further headers, such as `List-Unsubscribe` of mails that users may turn off. */
  readonly headers: Readonly<Record<string, string>>;
}

/** An event of the service. `id` is the same for each attempt, so that it can be told apart. */
export type AppEvent = WebhookEvent & { readonly id: string; readonly projectId: string };

/** What a function of the app gets besides its subject. */
export interface AppCall {
  /** Aborts when its time is over, or the service stops. */
  readonly signal: AbortSignal;
}

/** Someone who is about to get an account by themselves. */
export interface AppSignUp {
  readonly projectId: string;
  /** Null if the provider told none. */
  readonly email: string | null;
  /** Whether the address is proved: by a mailed code or link, or by the provider. */
  readonly isEmailVerified: boolean;
  readonly displayName: string | null;
  /** The provider of the account, such as `github`; null for a password or a mailed code. */
  readonly providerId: string | null;
  readonly ip: string | null;
}

/** Nothing, or the words that the person reads. */
export type SignUpVerdict = { readonly refuse: string } | undefined;

/** Functions of the app that contains the service. A service of its own has none. */
export interface AppFunctions {
  /**
   * Sends mails of projects without a mail server of their own, in place of `smtpUrl`. A mail is sent
   * again later if it throws, or takes more than 30 seconds.
   */
  readonly sendEmail?: ((mail: AppMail, call: AppCall) => Promise<unknown>) | undefined;
  /**
   * Decides before someone gets an account by themselves. Without an answer within 5 seconds, or if it
   * throws, no one does. Accounts of servers, imports and anonymous users are not asked about.
   */
  readonly beforeSignUp?:
    | ((person: AppSignUp, call: AppCall) => Promise<SignUpVerdict> | SignUpVerdict)
    | undefined;
  /**
   * Receives every event after its change is committed, at least once, as webhooks do. An event comes
   * again later if it throws, or takes more than 30 seconds.
   */
  readonly onEvent?: ((event: AppEvent, call: AppCall) => Promise<unknown>) | undefined;
}
