"use client";

import type { ReactNode } from "react";
import { Scope } from "../ui/scope.js";
import { useCredentialSignUp } from "./flows/use-credential-sign-up.js";
import { CredentialSignUpForm } from "./forms/credential-sign-up-form.js";

interface CredentialSignUpProps {
  /** Asks for the password once. */
  noPasswordRepeat?: boolean;
}

/** Creates an account with e-mail and password. */
export const CredentialSignUp = ({ noPasswordRepeat }: CredentialSignUpProps): ReactNode => (
  <Scope>
    <CredentialSignUpForm flow={useCredentialSignUp()} noPasswordRepeat={noPasswordRepeat} />
  </Scope>
);
