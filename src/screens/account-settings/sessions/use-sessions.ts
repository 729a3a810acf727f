import { useCallback } from "react";
import type { ActiveSession } from "../../../resources/active-session.js";
import type { Account } from "../../provider/account.js";
import { useLoad } from "../use-load.js";

/** Where somebody is signed in: undefined until it is known. */
export function useSessions({
  id,
  getActiveSessions,
}: Account): ReturnType<typeof useLoad<ActiveSession[]>> {
  // The sessions are those of the person, whichever snapshot of them is at hand.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  return useLoad(useCallback(() => getActiveSessions(), [id]));
}

/** The session that this page has: undefined until it is known. */
export const useCurrentSession = (account: Account): ActiveSession | undefined =>
  useSessions(account).value?.find(({ isCurrentSession }) => isCurrentSession);
