import type { ReactNode } from "react";
import { useMessages } from "../../messages/use-messages.js";

/** Says that nothing here works without JavaScript, if it is disabled. */
export function NeedsScript(): ReactNode {
  const t = useMessages();
  return (
    <noscript>
      <p className="stk-hint">{t("state.needsScript")}</p>
    </noscript>
  );
}
