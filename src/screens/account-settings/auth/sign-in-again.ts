import type { Account } from "../../provider/account.js";
import type { Answer, ScreenApp } from "../../provider/screen-app.js";

/** A passkey may be one of another account, which the change is not for. */
const ofOtherAccount = () =>
  Object.assign(new Error("The sign-in opened another account."), {
    code: "PASSKEY_AUTHENTICATION_FAILED",
  });

/**
 * Signs in again (second factor included), runs a change with the new session, and ends the
 * previous session. Throws if either step fails.
 */
export async function signInAgain<T>(
  app: Pick<ScreenApp, "getUser">,
  account: Pick<Account, "id" | "getActiveSessions" | "revokeSession">,
  signIn: () => Promise<Answer>,
  work: () => Promise<T>,
): Promise<T> {
  const sessions = await account.getActiveSessions().catch(() => []);
  const before = sessions.find(({ isCurrentSession }) => isCurrentSession);
  const answer = await signIn();
  if (answer.status === "error") throw answer.error;
  if ((await app.getUser())?.id !== account.id) throw ofOtherAccount();
  const result = await work();
  if (before) await account.revokeSession(before.id).catch(() => {});
  return result;
}
