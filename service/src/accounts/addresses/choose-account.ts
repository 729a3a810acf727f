import { canonicalEmail, KnownErrors } from "@stackkit/next/protocol/internal";
import { MAX_CLAIMS_PER_ADDRESS } from "../../core/limits.js";
import type { Database } from "../../db/database.js";
import type { HandlerContext } from "../../http/route.js";
import { limit } from "../../limits/rate-limit.js";
import { type CredentialsByEmail, findSignInAccounts } from "../../users/credentials.js";
import { type FoundByPassword, findByPassword } from "./claim-address.js";
import { describeClaims, isUnused } from "./describe-claims.js";
import { findOwn } from "./known-browser.js";

type Call = Pick<HandlerContext, "context" | "info" | "project"> & {
  readonly caller?: Pick<HandlerContext["caller"], "userId">;
};

/** What a request says about the account that it wants to open. */
export interface AccountChoice {
  /** An id, `new`, or `ask`. Clients without the question send nothing. */
  readonly account?: string | undefined;
  /** The account that `findByChoice` found by its password. */
  readonly shown?: FoundByPassword | undefined;
}

/** The account that a first proof of an address opens. */
export interface ChosenAccount {
  readonly userId: string;
  /** Whether the request comes from the account, so that nothing of it is suspended. */
  readonly isFromAccount: boolean;
}

interface Proved extends AccountChoice {
  readonly email: string;
  /** The accounts that signed up with the address, none of which verified it. */
  readonly claims: readonly CredentialsByEmail[];
  /** The account that clients without the question open. Default: a new one. */
  readonly fallback?: string | undefined;
}

/**
 * Compares the password of a choice, outside of transactions and within the limits of a sign-in.
 * Throws `EMAIL_PASSWORD_MISMATCH`.
 */
export async function findByChoice(
  { context, info, project }: Call,
  email: string,
  choice: { readonly account?: string | undefined; readonly accountPassword?: string | undefined },
): Promise<AccountChoice> {
  const { account, accountPassword } = choice;
  if (accountPassword === undefined) return { account };
  await limit(context, info, "signIn", { projectId: project.id, id: email });
  const { claims } = await findSignInAccounts(context.db, project.id, canonicalEmail(email));
  const accounts = { holder: undefined, claims };
  const shown = await findByPassword(context, { info }, project.id, accounts, accountPassword);
  if (!shown) throw new KnownErrors.EmailPasswordMismatch();
  return { account, shown };
}

/**
 * Decides which account a first proof of an address opens; `undefined` for a new one. A browser that
 * one of them knows is not asked. Throws `ACCOUNT_CHOICE_REQUIRED`, before anything is spent.
 */
export async function chooseAccount(
  tx: Database,
  call: Call,
  { email, claims, account, shown, fallback }: Proved,
): Promise<ChosenAccount | undefined> {
  const { config, id: projectId } = call.project;
  const [oldest] = claims;
  if (!oldest) return undefined;
  const own = await findOwn(tx, call, claims, { keepsDevices: account !== undefined });
  if (own) return { userId: own.userId, isFromAccount: true };
  if (shown) {
    // A password changed during the comparison is rejected.
    const isSame = (one: CredentialsByEmail) =>
      one.userId === shown.user.userId && one.passwordHash === shown.passwordHash;
    if (!claims.some(isSame)) throw new KnownErrors.EmailPasswordMismatch();
    return { userId: shown.user.userId, isFromAccount: true };
  }
  const opened = (userId: string) => ({ userId, isFromAccount: false });
  // The app's server made such an account, so there is no stranger in it.
  let unused: string | undefined;
  for (const { userId } of claims)
    if (unused === undefined && (await isUnused(tx, projectId, userId))) unused = userId;
  if (unused !== undefined && (account === undefined || claims.length === 1)) return opened(unused);
  if (account === "new") return undefined;
  if (account === undefined) {
    if (fallback !== undefined) return opened(fallback);
    return config.signUpEnabled ? undefined : opened(oldest.userId);
  }
  const chosen = claims.find(({ userId }) => userId === account);
  if (chosen) return opened(chosen.userId);
  throw new KnownErrors.AccountChoiceRequired({
    email,
    can_sign_up: config.signUpEnabled,
    accounts: await describeClaims(tx, call, claims.slice(0, MAX_CLAIMS_PER_ADDRESS)),
  });
}
