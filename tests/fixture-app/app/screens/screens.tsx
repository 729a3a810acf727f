"use client";

import {
  AccountSettings,
  ActorBanner,
  AuthPage,
  CredentialSignIn,
  CredentialSignUp,
  EmailVerification,
  EmailVerificationBanner,
  ForgotPassword,
  MagicLinkSignIn,
  MessageCard,
  OAuthButton,
  OAuthButtonGroup,
  PasswordReset,
  SelectedTeamSwitcher,
  SignIn,
  SignUp,
  useStackApp,
} from "@stackkit/next";
import { type ComponentType, Suspense, useState } from "react";
import * as names from "@/names/client";
import { OWN_SCREENS } from "./own-forms";

const SCREENS: Readonly<Record<string, ComponentType>> = {
  AccountSettings,
  ActorBanner,
  AuthPage: () => <AuthPage type="sign-in" />,
  CredentialSignIn,
  CredentialSignUp: () => <CredentialSignUp confirmPassword />,
  EmailVerification: () => <EmailVerification searchParams={{}} />,
  EmailVerificationBanner,
  ForgotPassword,
  MagicLinkSignIn,
  MessageCard: () => <MessageCard title="A card">It says one thing.</MessageCard>,
  OAuthButton: () => <OAuthButton provider="github" type="sign-in" />,
  OAuthButtonGroup: () => <OAuthButtonGroup type="sign-up" />,
  PasswordReset: () => <PasswordReset searchParams={{}} />,
  SelectedTeamSwitcher,
  SignIn,
  SignUp,
  ...OWN_SCREENS,
};

/** Every component of the kit, one at a time. */
export function Screens() {
  const [shown, show] = useState("MessageCard");
  const app = useStackApp();
  const Shown = SCREENS[shown] ?? (() => null);
  return (
    <main>
      <h1>
        {app.projectId.slice(0, 4)}, {Object.keys(names).length}
      </h1>
      {Object.keys(SCREENS).map((name) => (
        <button key={name} type="button" onClick={() => show(name)}>
          {name}
        </button>
      ))}
      <section aria-label={shown}>
        <Suspense fallback={<p>One moment</p>}>
          <Shown />
        </Suspense>
      </section>
    </main>
  );
}
