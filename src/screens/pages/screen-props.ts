import type { ReactNode } from "react";
import type { FlowAction } from "../../ui/form/flow.js";
import type { SentTo } from "../flows/use-forgot-password.js";
import type { CodeStep } from "../flows/use-magic-link.js";
import type { TotpStep } from "../flows/use-totp.js";
import type { ScreenProject } from "../provider/screen-app.js";

/**
 * Server actions for the forms of the pages, by flow. A form that has one works before JavaScript has loaded. The fields are
 * those of `field-names.ts`; an action answers with `next(step)`, `failed(error, state)` or `DONE`, or redirects.
 */
export interface ScreenActions {
  /** E-mail and password; then, with the attempt of the step, the six digits. */
  readonly signIn?: FlowAction<TotpStep>;
  /** Email and a new password, twice. */
  readonly signUp?: FlowAction<TotpStep>;
  /** E-mail alone sends a code; code and nonce sign in. */
  readonly magicLink?: FlowAction<CodeStep>;
  /** The code of a mailed link. */
  readonly magicLinkCallback?: FlowAction<TotpStep>;
  /** The id of a provider. Redirects there. */
  readonly oauth?: FlowAction;
  /** The email address that a reset link goes to. */
  readonly forgotPassword?: FlowAction<SentTo>;
  /** The code of a mailed link and a new password, twice. */
  readonly passwordReset?: FlowAction;
  /** The code of a mailed link. */
  readonly emailVerification?: FlowAction;
  /** The code of a mailed invitation. */
  readonly teamInvitation?: FlowAction;
  /** The code of a program in a terminal. */
  readonly cliAuthConfirm?: FlowAction;
  /** No fields. Ends the session. */
  readonly signOut?: FlowAction;
}

/** What every page may be handed by the handler. */
export interface PageProps {
  /** Fills the page. `false` by default: the screen stands in a place of the app's own page. */
  fullPage?: boolean;
  /** The query of the page. */
  searchParams?: Readonly<Record<string, string>>;
  /** The project's settings, where they came with the page. Otherwise the app is asked. */
  project?: ScreenProject;
  actions?: ScreenActions;
}

/** Options of the sign-in and sign-up pages. */
export interface AuthOptions {
  /** Goes on to the after-sign-in or after-sign-up page when somebody is signed in already. */
  automaticRedirect?: boolean;
  /** Stands under the forms: terms, privacy, help. */
  extraInfo?: ReactNode;
  /** Which way comes first where both mailed codes and passwords are on. `"magic-link"` by default. */
  firstTab?: "magic-link" | "password";
  /** Asks for a new password once. */
  noPasswordRepeat?: boolean;
}
