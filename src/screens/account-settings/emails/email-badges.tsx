import type { ReactNode } from "react";
import { useMessages } from "../../../messages/use-messages.js";
import { Badge } from "../../../ui/badge.js";

interface EmailBadgesProps {
  isPrimary: boolean;
  isVerified: boolean;
  usedForAuth: boolean;
}

/** The state of an email address. */
export function EmailBadges({ isPrimary, isVerified, usedForAuth }: EmailBadgesProps): ReactNode {
  const t = useMessages("account");
  return (
    <span className="stk-badges">
      {isPrimary ? <Badge>{t("emails.primary")}</Badge> : null}
      {isVerified ? (
        <Badge kind="good">{t("emails.verified")}</Badge>
      ) : (
        <Badge kind="warning">{t("emails.unverified")}</Badge>
      )}
      {usedForAuth ? <Badge>{t("emails.usedForSignIn")}</Badge> : null}
    </span>
  );
}
