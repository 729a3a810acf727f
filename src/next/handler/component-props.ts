// Written by `npm run generate` from src/screens/screen-table.ts. Do not edit by hand.

import type { ComponentProps, JSXElementConstructor } from "react";
import type { AccountSettings } from "../../screens/account-settings/account-settings.js";
import type { CliAuthConfirmation } from "../../screens/pages/cli-auth-confirm.js";
import type { EmailVerification } from "../../screens/pages/email-verification.js";
import type { ErrorPage } from "../../screens/pages/error-page.js";
import type { ForgotPassword } from "../../screens/pages/forgot-password.js";
import type { MagicLinkCallback } from "../../screens/pages/magic-link-callback.js";
import type { OAuthCallback } from "../../screens/pages/oauth-callback.js";
import type { Objection } from "../../screens/pages/objection.js";
import type { PasswordReset } from "../../screens/pages/password-reset.js";
import type { SignIn } from "../../screens/pages/sign-in.js";
import type { SignOut } from "../../screens/pages/sign-out.js";
import type { SignUp } from "../../screens/pages/sign-up.js";
import type { TeamInvitation } from "../../screens/pages/team-invitation.js";

// biome-ignore lint/suspicious/noExplicitAny: the constraint of React's own ComponentProps.
type OptionsOf<Component extends JSXElementConstructor<any>> = Readonly<
  Partial<ComponentProps<Component>>
>;

/** Additional props of the handler's pages, by the name of the page's component. */
export interface HandlerComponentProps {
  /**
   * The sign-in page, which returns to the open page: `layout`, `firstTab`, `extraInfo` and others.
   */
  readonly SignIn?: OptionsOf<typeof SignIn> | undefined;
  /** The sign-up page, which returns to the open page: `firstTab`, `extraInfo` and others. */
  readonly SignUp?: OptionsOf<typeof SignUp> | undefined;
  /** The sign-out page, which asks for confirmation. */
  readonly SignOut?: OptionsOf<typeof SignOut> | undefined;
  /** The page that an email verification link opens. */
  readonly EmailVerification?: OptionsOf<typeof EmailVerification> | undefined;
  /** The page that a password reset link opens. */
  readonly PasswordReset?: OptionsOf<typeof PasswordReset> | undefined;
  /** The page that sends a password reset link. */
  readonly ForgotPassword?: OptionsOf<typeof ForgotPassword> | undefined;
  /** The page that receives callbacks of OAuth providers. */
  readonly OAuthCallback?: OptionsOf<typeof OAuthCallback> | undefined;
  /** The page that a magic link opens. */
  readonly MagicLinkCallback?: OptionsOf<typeof MagicLinkCallback> | undefined;
  /** The account settings: `extraItems` adds sections. */
  readonly AccountSettings?: OptionsOf<typeof AccountSettings> | undefined;
  /** The page that an invitation link opens. */
  readonly TeamInvitation?: OptionsOf<typeof TeamInvitation> | undefined;
  /** The error page. */
  readonly ErrorPage?: OptionsOf<typeof ErrorPage> | undefined;
  /** The page that undoes a change of an account, from a notice about it. */
  readonly Objection?: OptionsOf<typeof Objection> | undefined;
  /** The page that a command-line sign-in opens. */
  readonly CliAuthConfirmation?: OptionsOf<typeof CliAuthConfirmation> | undefined;
}
