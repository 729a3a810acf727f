// Written by `npm run generate` from src/screens/screen-table.ts. Do not edit by hand.

import { lazy, type ReactNode } from "react";

const part = (load: () => Promise<(props: never) => ReactNode>) =>
  lazy(async () => ({ default: (await load()) as (props: object) => ReactNode }));

/** Every screen and component of the kit by name, each in its own chunk. */
export const parts = {
  AccountSettings: part(
    async () => (await import("../account-settings/account-settings.js")).AccountSettings,
  ),
  ActorBanner: part(
    async () => (await import(/* webpackChunkName: "stk-user" */ "./actor-banner.js")).ActorBanner,
  ),
  AuthPage: part(
    async () =>
      (await import(/* webpackChunkName: "stk-forms" */ "../pages/auth/auth-page.js")).AuthPage,
  ),
  CredentialSignIn: part(
    async () =>
      (await import(/* webpackChunkName: "stk-forms" */ "./credential-sign-in.js"))
        .CredentialSignIn,
  ),
  CredentialSignUp: part(
    async () =>
      (await import(/* webpackChunkName: "stk-forms" */ "./credential-sign-up.js"))
        .CredentialSignUp,
  ),
  EmailVerification: part(
    async () =>
      (await import(/* webpackChunkName: "stk-linked" */ "../pages/email-verification.js"))
        .EmailVerification,
  ),
  EmailVerificationBanner: part(
    async () =>
      (await import(/* webpackChunkName: "stk-linked" */ "./email-verification-banner.js"))
        .EmailVerificationBanner,
  ),
  ForgotPassword: part(
    async () =>
      (await import(/* webpackChunkName: "stk-forms" */ "../pages/forgot-password.js"))
        .ForgotPassword,
  ),
  MagicLinkSignIn: part(
    async () =>
      (await import(/* webpackChunkName: "stk-forms" */ "./magic-link-sign-in.js")).MagicLinkSignIn,
  ),
  MessageCard: part(
    async () =>
      (await import(/* webpackChunkName: "stk-user" */ "../../ui/feedback/message-card.js"))
        .MessageCard,
  ),
  OAuthButton: part(
    async () => (await import(/* webpackChunkName: "stk-forms" */ "./oauth-button.js")).OAuthButton,
  ),
  OAuthButtonGroup: part(
    async () =>
      (await import(/* webpackChunkName: "stk-forms" */ "./oauth-button-group.js"))
        .OAuthButtonGroup,
  ),
  PasskeyButton: part(
    async () =>
      (await import(/* webpackChunkName: "stk-forms" */ "./passkey-button.js")).PasskeyButton,
  ),
  PasswordReset: part(
    async () =>
      (await import(/* webpackChunkName: "stk-linked" */ "../pages/password-reset.js"))
        .PasswordReset,
  ),
  Protect: part(
    async () => (await import(/* webpackChunkName: "stk-user" */ "./protect.js")).Protect,
  ),
  SelectedTeamSwitcher: part(
    async () =>
      (await import(/* webpackChunkName: "stk-user" */ "./selected-team-switcher.js"))
        .SelectedTeamSwitcher,
  ),
  SignIn: part(
    async () => (await import(/* webpackChunkName: "stk-forms" */ "../pages/sign-in.js")).SignIn,
  ),
  SignUp: part(
    async () => (await import(/* webpackChunkName: "stk-forms" */ "../pages/sign-up.js")).SignUp,
  ),
  SignedIn: part(
    async () => (await import(/* webpackChunkName: "stk-user" */ "./signed-in.js")).SignedIn,
  ),
  SignedOut: part(
    async () => (await import(/* webpackChunkName: "stk-user" */ "./signed-in.js")).SignedOut,
  ),
  TeamCreation: part(
    async () =>
      (await import(/* webpackChunkName: "stk-user" */ "../pages/team-creation.js")).TeamCreation,
  ),
  TeamInvitation: part(
    async () =>
      (await import(/* webpackChunkName: "stk-linked" */ "../pages/team-invitation.js"))
        .TeamInvitation,
  ),
  UserAvatar: part(
    async () => (await import(/* webpackChunkName: "stk-user" */ "../../ui/avatar.js")).UserAvatar,
  ),
  UserButton: part(
    async () => (await import(/* webpackChunkName: "stk-user" */ "./user-button.js")).UserButton,
  ),
};

/** The name of a component that loads on first use. */
export type PartName = keyof typeof parts;
