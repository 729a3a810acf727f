import { useEffect, useState } from "react";
import { REDIRECT_WAIT_MILLIS } from "../../../protocol/limits/pages.js";
import { useScreenUser } from "../../provider/connect.js";
import type { ScreenUser } from "../../provider/screen-app.js";

/**
 * The user on a page that signs people in. Just after a sign-in, the redirect is pending: the page
 * does not change during that time.
 */
export function useVisitor(): ScreenUser | null {
  const user = useScreenUser();
  const [settled, setSettled] = useState(user !== null);
  useEffect(() => {
    if (user === null || settled) return;
    const timer = setTimeout(() => setSettled(true), REDIRECT_WAIT_MILLIS);
    return () => clearTimeout(timer);
  }, [user, settled]);
  return settled ? user : null;
}
