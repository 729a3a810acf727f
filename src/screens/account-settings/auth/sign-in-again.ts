import type { Account } from "../../provider/account.js";
import type { Answer } from "../../provider/screen-app.js";

/**
 * Signs in again (second factor included), runs a change with the new session, and ends the
 * previous session. Throws if either step fails.
 */
export async function signInAgain<T>(
  account: Pick<Account, "getActiveSessions" | "revokeSession">,
  signIn: () => Promise<Answer>,
  work: () => Promise<T>,
): Promise<T> {
  const sessions = await account.getActiveSessions().catch(() => []);
  const before = sessions.find(({ isCurrentSession }) => isCurrentSession);
  const answer = await signIn();
  if (answer.status === "error") throw answer.error;
  const result = await work();
  if (before) await account.revokeSession(before.id).catch(() => {});
  return result;
}
