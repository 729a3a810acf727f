import type { ReactNode } from "react";
import type { FlowAction } from "../../ui/form/flow.js";
import type { LinkStep, TotpStep } from "../flows/totp-step.js";
import type { SentTo } from "../flows/use-forgot-password.js";
import type { CodeStep } from "../flows/use-magic-link.js";
import type { ScreenProject } from "../provider/screen-app.js";

/**
 * Server actions for the pages' forms, by flow. A form with an action works before JavaScript has
 * loaded. Fields are named in `field-names.ts`; an action returns `next(step)`, `failed(error,
 * state)` or `DONE`, or redirects.
 */
export interface ScreenActions {
  /**
   * Email and password; then the step's attempt code and six digits. Email alone comes back as a
   * value, for the layout that asks for it first.
   */
  readonly signIn?: FlowAction<TotpStep>;
  /** Email and a new password, twice if the form asks so. */
  readonly signUp?: FlowAction<TotpStep>;
  /** Email alone sends a code; code and nonce sign in. */
  readonly magicLink?: FlowAction<CodeStep>;
  /** The code of an emailed link. */
  readonly magicLinkCallback?: FlowAction<LinkStep>;
  /** A provider id. Redirects to the provider. */
  readonly oauth?: FlowAction;
  /** The email address for the reset link. */
  readonly forgotPassword?: FlowAction<SentTo>;
  /** The code of an emailed link and a new password, twice. */
  readonly passwordReset?: FlowAction<LinkStep>;
  /** The code of an emailed link. */
  readonly emailVerification?: FlowAction;
  /** The code of an emailed notice. */
  readonly objection?: FlowAction;
  /** The code of an emailed invitation. */
  readonly teamInvitation?: FlowAction;
  /** The code of a command-line sign-in. */
  readonly cliAuthConfirm?: FlowAction;
  /** No fields. Ends the session. */
  readonly signOut?: FlowAction;
}

/** Props that the handler gives to every page. */
export interface PageProps {
  /** Fills the page. `false` by default: the screen is embedded in the app's own page. */
  fullPage?: boolean;
  /** The query parameters of the page. */
  searchParams?: Readonly<Record<string, string>>;
  /** The project's settings, if they came with the page. Otherwise the app loads them. */
  project?: ScreenProject;
  /** The name of the app, if the page asks for it and the settings could be read. */
  appName?: string | undefined;
  /** Server actions of the page's forms, from the handler. */
  actions?: ScreenActions;
}

export interface EmailVerificationProps extends PageProps {
  /** Redirects people whose address was verified before to the after-sign-up page. */
  automaticRedirect?: boolean;
}

/** An invitation that a new account is for. */
export interface Invited {
  /** The invited address, with which the account is created. */
  readonly email: string;
  readonly team: string;
}

/** Options of the sign-in and sign-up pages. */
export interface AuthOptions {
  /** The invitation to which the visitor returns, if the server found one. */
  invited?: Invited;
  /** Redirects people who are already signed in to the after-sign-in or after-sign-up page. */
  automaticRedirect?: boolean;
  /** Shown below the forms: terms, privacy, help. */
  extraInfo?: ReactNode;
  /**
   * Which method comes first if emailed codes and passwords are both enabled. `"magic-link"` by
   * default.
   */
  firstTab?: "magic-link" | "password";
  /**
   * `"one-field"` asks for the address first, then shows the project's ways to sign in, the same for
   * every address. By default one card shows them all. The sign-up page has no such layout.
   */
  layout?: "one-field";
  /** Asks for a new password twice. Otherwise it is typed once, and can be shown. */
  confirmPassword?: boolean;
  /** @deprecated Passwords are typed once by default. `false` means `confirmPassword`. */
  noPasswordRepeat?: boolean;
}
