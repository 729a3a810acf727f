import type { Account } from "../../provider/account.js";
import { useScreenApp } from "../../provider/connect.js";
import { needsFreshSignIn, useProtect } from "../protected-change.js";
import { signInAgain } from "./sign-in-again.js";

interface TypedPasswords {
  readonly oldPassword: string;
  readonly newPassword: string;
}

type Saved = Awaited<ReturnType<Account["updatePassword"]>>;

/**
 * Sets or changes the password. If the service requires another sign-in, the typed old password
 * signs in again; `email` is the address for it.
 */
export function useSavePassword(
  account: Account,
  email: string | undefined,
): (typed: TypedPasswords) => Promise<Saved> {
  const app = useScreenApp();
  const protect = useProtect();
  return async ({ oldPassword, newPassword }) => {
    if (!account.hasPassword) return protect(() => account.setPassword({ password: newPassword }));
    const change = () => account.updatePassword({ oldPassword, newPassword });
    if (email === undefined) return protect(change);
    const signIn = () =>
      app.signInWithCredential({ email, password: oldPassword, noRedirect: true });
    try {
      return await change();
    } catch (error) {
      if (needsFreshSignIn(error)) return signInAgain(app, account, signIn, change);
      throw error;
    }
  };
}
