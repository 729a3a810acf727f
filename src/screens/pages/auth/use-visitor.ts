import { useEffect, useMemo, useState } from "react";
import { pendingRedirect } from "../../../app/navigation/pending-redirect.js";
import { keepWhileLoading } from "../../../app/user/keep-while-loading.js";
import { useCurrentUser } from "../../../app/user/use-current-user.js";
import { REDIRECT_WAIT_MILLIS } from "../../../protocol/limits/pages.js";
import { usePageApp } from "../../../react/use-page-app.js";
import type { ScreenUser } from "../../provider/screen-user.js";

/**
 * The user on a page that signs people in. The page does not change while its own redirect after
 * the sign-in is pending: a second redirect would cancel the first.
 */
export function useVisitor(): ScreenUser | null {
  const app = usePageApp(undefined, "useUser");
  // The form stays, with its pending state, while the app reads the user who has just signed in.
  const source = useMemo(() => keepWhileLoading(app.source), [app]);
  const user: ScreenUser | null = useCurrentUser({ ...app, source });
  const [settled, setSettled] = useState(!!user);
  useEffect(() => {
    if (!user || settled) return;
    const timer = setTimeout(
      () => setSettled(pendingRedirect.from !== location.href),
      REDIRECT_WAIT_MILLIS,
    );
    return () => clearTimeout(timer);
  }, [user, settled]);
  return settled ? user : null;
}
