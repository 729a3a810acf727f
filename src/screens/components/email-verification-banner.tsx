"use client";

import type { ReactNode } from "react";
import { useMessages } from "../../messages/use-messages.js";
import { Scope } from "../../ui/theme/scope.js";
import { useEmailVerification } from "../flows/use-email-verification.js";
import { useScreenUser } from "../provider/connect.js";
import { VerifyCodeForm } from "./verify-code-form.js";

/**
 * Asks a signed-in user whose main address is unverified for the six digits of the mail. Renders
 * nothing for everybody else.
 */
export function EmailVerificationBanner(): ReactNode {
  const t = useMessages("pages");
  const user = useScreenUser();
  const flow = useEmailVerification();
  if (!user?.primaryEmail || user.primaryEmailVerified !== false) return null;
  return (
    <Scope className="stk-banner" role="region" aria-label={t("verify.title")}>
      <p className="stk-text">
        {t.rich("verify.waitText", { email: <strong>{user.primaryEmail}</strong> })}
      </p>
      <VerifyCodeForm user={user} flow={flow} />
    </Scope>
  );
}
