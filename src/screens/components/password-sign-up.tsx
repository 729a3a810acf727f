import type { ReactNode } from "react";
import { mocked } from "../flows/mocked.js";
import { useCredentialSignUp } from "../flows/use-credential-sign-up.js";
import { CredentialSignUpForm } from "../forms/credential-sign-up-form.js";
import type { MethodProps } from "./email-methods.js";

/** A password for a new account. */
export function PasswordSignUp({
  actions,
  isMock,
  noPasswordRepeat,
  email,
  onEmail,
}: MethodProps): ReactNode {
  return (
    <CredentialSignUpForm
      flow={useCredentialSignUp(mocked(isMock, actions?.signUp))}
      noPasswordRepeat={noPasswordRepeat}
      email={email}
      onEmail={onEmail}
    />
  );
}
