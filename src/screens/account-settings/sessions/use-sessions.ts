import { useCallback } from "react";
import type { ActiveSession } from "../../../resources/users/active-session.js";
import type { Account } from "../../provider/account.js";
import { useLoad } from "../use-load.js";

/** The sessions, or undefined while loading. */
export function useSessions({
  id,
  getActiveSessions,
}: Account): ReturnType<typeof useLoad<ActiveSession[]>> {
  // The sessions are those of the person, whichever snapshot of them is at hand.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  return useLoad(useCallback(() => getActiveSessions(), [id]));
}

/** The session of this page, or undefined while loading. */
export const useCurrentSession = (account: Account): ActiveSession | undefined =>
  useSessions(account).value?.find(({ isCurrentSession }) => isCurrentSession);
