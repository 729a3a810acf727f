"use client";

import type { ReactNode } from "react";
import { Scope } from "../ui/scope.js";
import { useCredentialSignIn } from "./flows/use-credential-sign-in.js";
import { CredentialSignInForm } from "./forms/credential-sign-in-form.js";
import { useReturnLink } from "./return-link.js";
import { useUrls } from "./use-urls.js";

/** Signs in with e-mail and password. */
export function CredentialSignIn(): ReactNode {
  const urls = useUrls();
  const link = useReturnLink();
  return (
    <Scope>
      <CredentialSignInForm flow={useCredentialSignIn()} forgotPasswordUrl={link(urls.forgotPassword)} />
    </Scope>
  );
}
