import { lazy, type ReactNode } from "react";

const part = (load: () => Promise<(props: never) => ReactNode>) => lazy(async () => ({ default: (await load()) as (props: object) => ReactNode }));

/** Every screen and component of the kit by name, each in a file of its own. */
export const parts = {
  AccountSettings: part(async () => (await import("./account-settings/account-settings.js")).AccountSettings),
  AuthPage: part(async () => (await import("./auth-page.js")).AuthPage),
  CredentialSignIn: part(async () => (await import("./credential-sign-in.js")).CredentialSignIn),
  CredentialSignUp: part(async () => (await import("./credential-sign-up.js")).CredentialSignUp),
  EmailVerification: part(async () => (await import("./email-verification.js")).EmailVerification),
  ForgotPassword: part(async () => (await import("./forgot-password.js")).ForgotPassword),
  MagicLinkSignIn: part(async () => (await import("./magic-link-sign-in.js")).MagicLinkSignIn),
  OAuthButton: part(async () => (await import("./oauth-button.js")).OAuthButton),
  OAuthButtonGroup: part(async () => (await import("./oauth-button-group.js")).OAuthButtonGroup),
  PasskeyButton: part(async () => (await import("./passkey-button.js")).PasskeyButton),
  PasswordReset: part(async () => (await import("./password-reset.js")).PasswordReset),
  Protect: part(async () => (await import("./protect.js")).Protect),
  SelectedTeamSwitcher: part(async () => (await import("./selected-team-switcher.js")).SelectedTeamSwitcher),
  SignIn: part(async () => (await import("./sign-in.js")).SignIn),
  SignUp: part(async () => (await import("./sign-up.js")).SignUp),
  SignedIn: part(async () => (await import("./signed-in.js")).SignedIn),
  SignedOut: part(async () => (await import("./signed-in.js")).SignedOut),
  TeamCreation: part(async () => (await import("./team-creation.js")).TeamCreation),
  TeamInvitation: part(async () => (await import("./team-invitation.js")).TeamInvitation),
  UserButton: part(async () => (await import("./user-button.js")).UserButton),
  UserAvatar: part(async () => (await import("../ui/avatar.js")).UserAvatar),
  MessageCard: part(async () => (await import("../ui/message-card.js")).MessageCard),
};

export type PartName = keyof typeof parts;
