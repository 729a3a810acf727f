"use client";

import type { ReactNode } from "react";
import type { FlowAction } from "../../ui/form/flow.js";
import { Scope } from "../../ui/theme/scope.js";
import type { TotpStep } from "../flows/totp-step.js";
import { useCredentialSignIn } from "../flows/use-credential-sign-in.js";
import { CredentialSignInForm } from "../forms/credential-sign-in-form.js";
import { useReturnLink } from "../pages/return-link.js";
import { useUrls } from "../provider/use-urls.js";

/** Props of {@link CredentialSignIn}. */
export interface CredentialSignInProps {
  /**
   * A server action that signs in instead of the app. With it the form works before JavaScript has
   * loaded.
   */
  action?: FlowAction<TotpStep>;
}

/** Signs in with email and password. */
export function CredentialSignIn({ action }: CredentialSignInProps): ReactNode {
  const urls = useUrls();
  const link = useReturnLink();
  return (
    <Scope>
      <CredentialSignInForm
        flow={useCredentialSignIn(action)}
        forgotPasswordUrl={link(urls.forgotPassword)}
      />
    </Scope>
  );
}
