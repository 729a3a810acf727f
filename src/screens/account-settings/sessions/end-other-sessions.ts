import type { Account } from "../../provider/account.js";

/** Ends all sessions of an account but this one. Throws if one of them could not be ended. */
export async function endOtherSessions(account: Account): Promise<void> {
  const others = (await account.getActiveSessions()).filter(
    ({ isCurrentSession }) => !isCurrentSession,
  );
  const ends = await Promise.allSettled(others.map(({ id }) => account.revokeSession(id)));
  const failure = ends.find((one) => one.status === "rejected");
  if (failure) throw failure.reason;
}
