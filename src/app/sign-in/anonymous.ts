import { keepFailure } from "../../cache/once.js";
import type { Level } from "../../protocol/operations/level.js";
import { anonymous } from "../../protocol/records/sign-in.js";
import type { Scope } from "../apps/core.js";

/** One sign-up per session at a time, so that concurrent callers do not create two users. */
const inProgress = new WeakMap<object, Promise<void>>();

/**
 * Creates an anonymous account and signs in to it. Throws `ANONYMOUS_ACCOUNTS_NOT_ENABLED` if the
 * project does not allow it.
 */
export function signUpAnonymously<L extends Level>({ access, session }: Scope<L>): Promise<void> {
  const known = inProgress.get(session);
  if (known) return known;
  const signUp = async () => {
    const { accessToken, refreshToken } = await access.as(null).run(anonymous.signUp);
    session.setTokens({ accessToken, refreshToken });
    inProgress.delete(session);
  };
  const run = keepFailure(signUp(), () => void inProgress.delete(session));
  inProgress.set(session, run);
  return run;
}
