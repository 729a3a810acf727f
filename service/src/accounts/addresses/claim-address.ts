import { canonicalEmail, KnownErrors } from "@stackkit/next/protocol/internal";
import { MAX_CLAIMS_PER_ADDRESS } from "../../core/limits.js";
import type { Database } from "../../db/database.js";
import { transact } from "../../db/transact.js";
import type { Context } from "../../http/context.js";
import type { RequestInfo } from "../../http/request-info.js";
import { lockAddress, makeRoomForClaim } from "../../users/address-claims.js";
import {
  type CredentialsByEmail,
  findSignInAccounts,
  type SignInAccounts,
} from "../../users/credentials.js";

/** Attempts of a sign-up that races another with the same address. */
const SIGN_UP_ATTEMPTS = 10;

/** Finds the account for an address and password. Takes about as long if there is none. */
export async function findByPassword(
  { passwordHasher }: Pick<Context, "passwordHasher">,
  info: RequestInfo,
  { holder, claims }: SignInAccounts,
  password: string,
): Promise<{ user: CredentialsByEmail; passwordHash: string; outdated: boolean } | undefined> {
  const candidates = (holder ? [holder] : claims.slice(0, MAX_CLAIMS_PER_ADDRESS)).filter(
    ({ passwordHash }) => passwordHash !== null,
  );
  if (candidates.length === 0) await passwordHasher.verify(info, password, null);
  for (const user of candidates) {
    const { matches, outdated } = await passwordHasher.verify(info, password, user.passwordHash);
    if (matches && user.passwordHash !== null)
      return { user, passwordHash: user.passwordHash, outdated };
  }
  return undefined;
}

export interface AddressClaim {
  readonly info: RequestInfo;
  readonly projectId: string;
  readonly email: string;
  readonly password: string;
}

/**
 * Signs up with an address that no account has verified. Other unverified accounts don't prevent
 * it, unless they have the same password: that is the same person signing up twice. Throws
 * `USER_EMAIL_ALREADY_EXISTS`.
 */
export async function claimAddress<T>(
  context: Context,
  { info, projectId, email, password }: AddressClaim,
  signUp: (tx: Database, passwordHash: string) => Promise<T>,
): Promise<T> {
  const canonical = canonicalEmail(email);
  const compared = new Set<string>();
  let passwordHash: string | undefined;
  for (let attempt = 1; attempt <= SIGN_UP_ATTEMPTS; attempt++) {
    const { holder, claims } = await findSignInAccounts(context.db, projectId, canonical);
    const others = claims.filter(({ userId }) => !compared.has(userId));
    const existing = holder ?? (await findSamePassword(context, info, others, password));
    if (existing) break;
    for (const { userId } of others) compared.add(userId);
    passwordHash ??= await context.passwordHasher.hash(info, password);
    const hash = passwordHash;
    const signedUp = await transact(context, async (tx) => {
      await lockAddress(tx, projectId, canonical, context.clock.now());
      const now = await findSignInAccounts(tx, projectId, canonical);
      // A concurrent sign-up with the address, perhaps by the same person.
      if (now.holder || now.claims.some(({ userId }) => !compared.has(userId))) return undefined;
      await makeRoomForClaim(tx, projectId, now.claims);
      return { made: await signUp(tx, hash) };
    });
    if (signedUp) return signedUp.made;
  }
  throw new KnownErrors.UserWithEmailAlreadyExists({ email });
}

const findSamePassword = async (
  context: Context,
  info: RequestInfo,
  claims: readonly CredentialsByEmail[],
  password: string,
) =>
  claims.length === 0
    ? undefined
    : (await findByPassword(context, info, { holder: undefined, claims }, password))?.user;
