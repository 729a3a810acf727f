import { useEffect, useState } from "react";
import { REDIRECT_WAIT_MILLIS } from "../../../protocol/limits/pages.js";
import { useScreenUser } from "../../provider/connect.js";
import type { ScreenUser } from "../../provider/screen-app.js";

/**
 * Who is signed in, on a page that signs people in. Somebody who has just done so is on the way to another page: until
 * that had its time, nothing changes under their hands.
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
