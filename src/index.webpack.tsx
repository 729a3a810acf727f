// Written by `npm run generate` from src/screens/ and src/index.ts. Do not edit by hand.

import type { ReactNode } from "react";
import { hookOfForm } from "./environment/hook-errors.js";
import type { PartName } from "./screens/components/component-registry.js";
import { Part } from "./screens/components/registered-component.js";

export { StackClientApp } from "./app/apps/client-app.js";
export { stackAppInternalsSymbol } from "./app/apps/internals-symbol.js";
export { isKnownError, KnownError, KnownErrors } from "./protocol/errors/index.js";
export { Result } from "./protocol/operations/result.js";
export { useStackApp } from "./react/use-app.js";
export { useUser } from "./react/use-user.js";
export { StackProvider } from "./screens/provider/stack-provider.js";
export { KitError } from "./transport/kit-error.js";
export { UsageError } from "./transport/usage-error.js";
export { StackTheme } from "./ui/theme/stack-theme.js";

// Server components import this file under webpack, which would otherwise put every screen of the
// entry point on every page with the provider. Here each screen is a name, and the page that shows
// it loads its code.
const part =
  (name: PartName) =>
  (props: object): ReactNode => <Part name={name} props={props} />;

export const AccountSettings = part("AccountSettings");
export const ActorBanner = part("ActorBanner");
export const AuthPage = part("AuthPage");
export const CredentialSignIn = part("CredentialSignIn");
export const CredentialSignUp = part("CredentialSignUp");
export const EmailVerification = part("EmailVerification");
export const EmailVerificationBanner = part("EmailVerificationBanner");
export const ForgotPassword = part("ForgotPassword");
export const MagicLinkSignIn = part("MagicLinkSignIn");
export const MessageCard = part("MessageCard");
export const OAuthButton = part("OAuthButton");
export const OAuthButtonGroup = part("OAuthButtonGroup");
export const PasskeyButton = part("PasskeyButton");
export const PasswordReset = part("PasswordReset");
export const Protect = part("Protect");
export const SelectedTeamSwitcher = part("SelectedTeamSwitcher");
export const SignIn = part("SignIn");
export const SignUp = part("SignUp");
export const SignedIn = part("SignedIn");
export const SignedOut = part("SignedOut");
export const TeamCreation = part("TeamCreation");
export const TeamInvitation = part("TeamInvitation");
export const UserAvatar = part("UserAvatar");
export const UserButton = part("UserButton");

const hook = (name: string) => (): never => {
  throw hookOfForm(name);
};

export const useCredentialSignIn = hook("useCredentialSignIn");
export const useCredentialSignUp = hook("useCredentialSignUp");
export const useEmailVerification = hook("useEmailVerification");
export const useFailureText = hook("useFailureText");
export const useForgotPassword = hook("useForgotPassword");
export const useMagicLink = hook("useMagicLink");
export const useOAuth = hook("useOAuth");
export const usePasskey = hook("usePasskey");
export const usePasskeyAutofill = hook("usePasskeyAutofill");
export const usePasswordReset = hook("usePasswordReset");
export const useTeamInvitation = hook("useTeamInvitation");
