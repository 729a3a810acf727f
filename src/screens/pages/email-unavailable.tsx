import type { ReactNode } from "react";
import { useMessages } from "../../messages/use-messages.js";
import { Notice } from "../../ui/feedback/notice.js";

/** Says that mails reach no one, before a page promises a code. */
export function EmailUnavailable(): ReactNode {
  const t = useMessages("pages");
  return (
    <div className="stk-above-card">
      <Notice kind="error" text={t("page.emailUnavailable")} />
    </div>
  );
}
