"use client";

import type { ReactNode } from "react";
import { useMessages } from "../../messages/use-messages.js";
import { Scope } from "../../ui/theme/scope.js";
import { useEmailVerification } from "../flows/use-email-verification.js";
import { useScreenUser } from "../provider/connect.js";
import type { ScreenUser } from "../provider/screen-user.js";
import { VerifyCodeForm } from "./verify-code-form.js";

function Unverified({ user, email }: { user: ScreenUser; email: string }): ReactNode {
  const t = useMessages("pages");
  return (
    <Scope className="stk-banner" role="region" aria-label={t("verify.title")}>
      <p className="stk-text">{t.rich("verify.waitText", { email: <strong>{email}</strong> })}</p>
      <VerifyCodeForm user={user} flow={useEmailVerification()} />
    </Scope>
  );
}

/**
 * Asks a signed-in user whose main address is unverified for the six digits of the mail. Renders
 * nothing for everyone else.
 */
export function EmailVerificationBanner(): ReactNode {
  const user = useScreenUser();
  const email = user?.primaryEmail;
  if (!email || user.primaryEmailVerified !== false) return null;
  // The code of one address says nothing of the next.
  return <Unverified key={email} user={user} email={email} />;
}
