import type { ReactNode } from "react";
import { inertAction } from "../flows/inert-action.js";
import { useCredentialSignIn } from "../flows/use-credential-sign-in.js";
import { CredentialSignInForm } from "../forms/credential-sign-in-form.js";
import { useReturnLink } from "../pages/return-link.js";
import { useUrls } from "../provider/use-urls.js";
import type { MethodProps } from "./email-methods.js";

/** The password of an existing account. */
export function PasswordSignIn({
  config,
  actions,
  searchParams,
  isMock,
  email,
  onEmail,
}: MethodProps): ReactNode {
  const urls = useUrls();
  const link = useReturnLink(searchParams);
  const flow = useCredentialSignIn(inertAction(isMock, actions?.signIn));
  return (
    <CredentialSignInForm
      flow={flow}
      forgotPasswordUrl={link(urls.forgotPassword)}
      passkeys={config.passkeyEnabled}
      email={email}
      onEmail={onEmail}
    />
  );
}
