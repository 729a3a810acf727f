import type { ComponentProps, JSXElementConstructor } from "react";
import type { AccountSettings } from "../../screens/account-settings/account-settings.js";
import type { CliAuthConfirmation } from "../../screens/pages/cli-auth-confirm.js";
import type { EmailVerification } from "../../screens/pages/email-verification.js";
import type { ErrorPage } from "../../screens/pages/error-page.js";
import type { ForgotPassword } from "../../screens/pages/forgot-password.js";
import type { MagicLinkCallback } from "../../screens/pages/magic-link-callback.js";
import type { OAuthCallback } from "../../screens/pages/oauth-callback.js";
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
  /** The account settings: `extraItems` adds sections. */
  readonly AccountSettings?: OptionsOf<typeof AccountSettings> | undefined;
  /** The confirmation of a command-line sign-in. */
  readonly CliAuthConfirmation?: OptionsOf<typeof CliAuthConfirmation> | undefined;
  /** The page of a verification link. */
  readonly EmailVerification?: OptionsOf<typeof EmailVerification> | undefined;
  /** The page for errors of providers. */
  readonly ErrorPage?: OptionsOf<typeof ErrorPage> | undefined;
  /** The request for a reset link. */
  readonly ForgotPassword?: OptionsOf<typeof ForgotPassword> | undefined;
  /** The page of a mailed sign-in link. */
  readonly MagicLinkCallback?: OptionsOf<typeof MagicLinkCallback> | undefined;
  /** The return from a provider. */
  readonly OAuthCallback?: OptionsOf<typeof OAuthCallback> | undefined;
  /** The page of a reset link. */
  readonly PasswordReset?: OptionsOf<typeof PasswordReset> | undefined;
  /** The sign-in page: `firstTab`, `extraInfo` and others. */
  readonly SignIn?: OptionsOf<typeof SignIn> | undefined;
  /** The sign-out page. */
  readonly SignOut?: OptionsOf<typeof SignOut> | undefined;
  /** The sign-up page: `firstTab`, `extraInfo` and others. */
  readonly SignUp?: OptionsOf<typeof SignUp> | undefined;
  /** The page of an invitation link. */
  readonly TeamInvitation?: OptionsOf<typeof TeamInvitation> | undefined;
}
