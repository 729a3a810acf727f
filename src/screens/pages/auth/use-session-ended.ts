import { useEffect, useState } from "react";
import { SESSION_ENDED_NOTE, takeNote } from "../../../app/sign-in/tab-notes.js";
import { useFailureText } from "../../../messages/use-failure-text.js";
import { SESSION_ENDED_PARAM } from "../../../protocol/urls.js";
import type { PageProps } from "../screen-props.js";

const SESSION_ENDED = { code: "REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED" };

/**
 * What the sign-in page says if the service ended the session: the address has it, or another page
 * of this tab noticed.
 */
export function useSessionEnded(
  isSignIn: boolean,
  searchParams: PageProps["searchParams"],
): string | undefined {
  const [isNoted, setNoted] = useState(false);
  useEffect(() => {
    if (isSignIn && takeNote(SESSION_ENDED_NOTE)) setNoted(true);
  }, [isSignIn]);
  return useFailureText(
    isSignIn && (isNoted || searchParams?.[SESSION_ENDED_PARAM]) ? SESSION_ENDED : undefined,
  );
}
