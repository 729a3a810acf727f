import { type ReactNode, useEffect, useState } from "react";
import { useMessages } from "../../messages/use-messages.js";

/** People wonder about a wait after a few seconds. */
const SLOW_MILLIS = 4000;

/** Says politely that the work takes longer, once it does. */
export function SlowNotice({ busy }: { busy: boolean }): ReactNode {
  const t = useMessages();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(setSlow, SLOW_MILLIS, true);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [busy]);
  // Empty at first: screen readers announce what changes.
  return !busy ? null : (
    <p className="stk-live" role="status">
      {isSlow ? <span>{t("state.slow")}</span> : null}
    </p>
  );
}
