import type { ReactNode } from "react";
import { inertAction } from "../flows/inert-action.js";
import { useCredentialSignUp } from "../flows/use-credential-sign-up.js";
import { CredentialSignUpForm } from "../forms/credential-sign-up-form.js";
import { isTypedTwice } from "../forms/new-password-fields.js";
import { useReturnLink } from "../pages/return-link.js";
import { useUrls } from "../provider/use-urls.js";
import type { MethodProps } from "./email-methods.js";

/** A password for a new account. */
export function PasswordSignUp({
  actions,
  isMock,
  config,
  confirmPassword,
  noPasswordRepeat,
  searchParams,
  readOnly,
  email,
  onEmail,
}: MethodProps): ReactNode {
  const urls = useUrls();
  const link = useReturnLink(searchParams);
  return (
    <CredentialSignUpForm
      flow={useCredentialSignUp(inertAction(isMock, actions?.signUp))}
      confirmPassword={isTypedTwice({ confirmPassword, noPasswordRepeat })}
      asksName={config.signUpNameEnabled}
      signInUrl={link(urls.signIn)}
      email={email}
      readOnly={readOnly}
      onEmail={onEmail}
    />
  );
}
