"use client";

import type { ReactNode } from "react";
import { Scope } from "../ui/scope.js";
import { useScreenApp } from "./connect.js";
import { useCredentialSignIn } from "./flows/use-credential-sign-in.js";
import { CredentialSignInForm } from "./forms/credential-sign-in-form.js";
import { useReturnLink } from "./return-link.js";

/** Signs in with e-mail and password. */
export function CredentialSignIn(): ReactNode {
  const { urls } = useScreenApp();
  const link = useReturnLink();
  return (
    <Scope>
      <CredentialSignInForm flow={useCredentialSignIn()} forgotPasswordUrl={link(urls.forgotPassword)} />
    </Scope>
  );
}
