"use client";

import type { ReactNode } from "react";
import type { FlowAction } from "../../ui/form/flow.js";
import { Scope } from "../../ui/theme/scope.js";
import type { TotpStep } from "../flows/totp-step.js";
import { useCredentialSignUp } from "../flows/use-credential-sign-up.js";
import { CredentialSignUpForm } from "../forms/credential-sign-up-form.js";
import { isTypedTwice } from "../forms/new-password-fields.js";

/** Props of {@link CredentialSignUp}. */
export interface CredentialSignUpProps {
  /** Asks for the password twice. Otherwise it is typed once, and can be shown. */
  confirmPassword?: boolean;
  /** @deprecated Passwords are typed once by default. `false` means `confirmPassword`. */
  noPasswordRepeat?: boolean;
  /** Asks for a name, which a server action reads as `own-name`. */
  asksName?: boolean;
  /**
   * A server action that signs up instead of the app. With it the form works before JavaScript has
   * loaded.
   */
  action?: FlowAction<TotpStep>;
}

/** Creates an account with email and password. */
export const CredentialSignUp = ({
  confirmPassword,
  noPasswordRepeat,
  asksName,
  action,
}: CredentialSignUpProps): ReactNode => (
  <Scope>
    <CredentialSignUpForm
      flow={useCredentialSignUp(action)}
      confirmPassword={isTypedTwice({ confirmPassword, noPasswordRepeat })}
      asksName={asksName}
    />
  </Scope>
);
