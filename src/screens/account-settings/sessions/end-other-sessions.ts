import type { Account } from "../../provider/account.js";
import { removeFrom } from "../remove-from.js";

/** Ends all sessions of an account but this one. Throws if one of them could not be ended. */
export async function endOtherSessions(account: Account): Promise<void> {
  const { getActiveSessions, revokeSession } = account;
  const others = (await getActiveSessions()).filter(({ isCurrentSession }) => !isCurrentSession);
  const ends = await Promise.allSettled(
    others.map(({ id }) => removeFrom(getActiveSessions, id, () => revokeSession(id))),
  );
  const failure = ends.find((one) => one.status === "rejected");
  if (failure) throw failure.reason;
}
