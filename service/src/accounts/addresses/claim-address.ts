import { canonicalEmail, KnownErrors } from "@stackkit/next/protocol/internal";
import { MAX_CLAIMS_PER_ADDRESS } from "../../core/limits.js";
import { PlainError } from "../../core/plain-error.js";
import type { Database } from "../../db/database.js";
import { transact } from "../../db/transact.js";
import type { HashTurn } from "../../http/context/password-hasher.js";
import type { Context } from "../../http/context.js";
import type { RequestInfo } from "../../http/request-info.js";
import { networkHashOf } from "../../limits/rate-limit.js";
import { lockAddress, makeRoomForClaim } from "../../users/address-claims.js";
import {
  type CredentialsByEmail,
  findImportedHash,
  findSignInAccounts,
  isImported,
  type SignInAccounts,
} from "../../users/credentials.js";
import { findSuspendedImport, findSuspendedPassword } from "../suspended/table.js";

export interface FoundByPassword {
  readonly user: CredentialsByEmail;
  readonly passwordHash: string;
  readonly outdated: boolean;
  /** Whether the password waits for the owner of the address to confirm it. */
  readonly isSuspended: boolean;
}

/** Attempts of a sign-up that races another with the same address. */
const SIGN_UP_ATTEMPTS = 10;
const RACE_RETRY_SECONDS = 2;

/** Finds the account for an address and password. Takes about as long if there is none. */
export async function findByPassword(
  { db, passwordHasher }: Pick<Context, "db" | "passwordHasher">,
  turn: HashTurn,
  projectId: string,
  { holder, claims }: SignInAccounts,
  password: string,
): Promise<FoundByPassword | undefined> {
  const candidates = (holder ? [holder] : claims.slice(0, MAX_CLAIMS_PER_ADDRESS)).flatMap(
    (user) =>
      user.passwordHash === null
        ? []
        : [{ user, passwordHash: user.passwordHash, isSuspended: false }],
  );
  // A password of its own has taken the place of a suspended one: two comparisons would tell.
  if (holder?.passwordHash === null) {
    const passwordHash = await findSuspendedPassword(db, projectId, holder.userId);
    if (passwordHash !== undefined)
      candidates.push({ user: holder, passwordHash, isSuspended: true });
  }
  if (candidates.length === 0) await passwordHasher.verify(turn, password, null);
  for (const candidate of candidates) {
    const { passwordHash } = candidate;
    const { matches, outdated } = await passwordHasher.verify(turn, password, passwordHash);
    if (matches) return { ...candidate, outdated };
  }
  const compared = candidates.map(({ passwordHash }) => passwordHash);
  await compareOtherKind({ db, passwordHasher }, turn, projectId, compared, password);
  return undefined;
}

/**
 * While a project has imported hashes, a wrong password is compared with one and with one of this
 * service: each costs another time, which would tell who has an account.
 */
async function compareOtherKind(
  { db, passwordHasher }: Pick<Context, "db" | "passwordHasher">,
  turn: HashTurn,
  projectId: string,
  compared: readonly string[],
  password: string,
): Promise<void> {
  const imported =
    (await findImportedHash(db, projectId)) ?? (await findSuspendedImport(db, projectId));
  if (imported === undefined) return;
  if (!compared.some(isImported)) await passwordHasher.verify(turn, password, imported);
  // Without an account, a hash of this service was compared already.
  if (compared.length > 0 && compared.every(isImported))
    await passwordHasher.verify(turn, password, null);
}

export interface AddressClaim {
  readonly info: RequestInfo;
  readonly projectId: string;
  readonly email: string;
  readonly password: string;
  /** The accounts of the address, as read just now. */
  readonly accounts: SignInAccounts;
}

/**
 * Signs up with an address that no account has verified. Other unverified accounts don't prevent
 * it, unless they have the same password: that is the same person signing up twice. Throws
 * `USER_EMAIL_ALREADY_EXISTS`, and a plain 503 in a race of many.
 */
export async function claimAddress<T>(
  context: Context,
  claim: AddressClaim,
  signUp: (tx: Database, passwordHash: string) => Promise<T>,
): Promise<T> {
  const { info, projectId, email, password } = claim;
  const canonical = canonicalEmail(email);
  const compared = new Set<string>();
  let passwordHash: string | undefined;
  let { holder, claims } = claim.accounts;
  for (let attempt = 1; attempt <= SIGN_UP_ATTEMPTS; attempt++) {
    const others = claims.filter(({ userId }) => !compared.has(userId));
    const existing = holder ?? (await findSamePassword(context, claim, others));
    if (existing) throw new KnownErrors.UserWithEmailAlreadyExists({ email });
    for (const { userId } of others) compared.add(userId);
    passwordHash ??= await context.passwordHasher.hash({ info }, password);
    const hash = passwordHash;
    const signedUp = await transact(context, async (tx) => {
      await lockAddress(tx, projectId, canonical, context.clock.now());
      const now = await findSignInAccounts(tx, projectId, canonical);
      // A concurrent sign-up with the address, perhaps by the same person.
      if (now.holder || now.claims.some(({ userId }) => !compared.has(userId))) {
        ({ holder, claims } = now);
        return undefined;
      }
      const rivals = { projectId, claims: now.claims, ...originOf(context, info) };
      return (await makeRoomForClaim(tx, rivals)) ? { made: await signUp(tx, hash) } : "full";
    });
    if (signedUp === "full") throw new KnownErrors.UserWithEmailAlreadyExists({ email });
    if (signedUp) return signedUp.made;
  }
  // Each round of a race has one winner, and a caller that lost them all has no account to sign in to.
  throw new PlainError(503, "Many sign-ups with this address run at once. Try again in a moment.", {
    "retry-after": String(RACE_RETRY_SECONDS),
  });
}

/** When a claim is made, and the network that makes it. */
const originOf = ({ clock }: Context, info: RequestInfo) => ({
  networkHash: networkHashOf(info),
  now: clock.now(),
});

/**
 * Whether an account may claim an address by a change of its own addresses: that counts as a
 * sign-up with it. The transaction has written the change.
 */
export async function hasRoomForClaim(
  tx: Database,
  context: Context,
  claim: { readonly info: RequestInfo; projectId: string; userId: string; canonical: string },
): Promise<boolean> {
  const { info, projectId, userId, canonical } = claim;
  await lockAddress(tx, projectId, canonical, context.clock.now());
  const { claims } = await findSignInAccounts(tx, projectId, canonical);
  const others = claims.filter((one) => one.userId !== userId);
  return makeRoomForClaim(tx, { projectId, claims: others, ...originOf(context, info) });
}

const findSamePassword = async (
  context: Context,
  { info, projectId, password }: AddressClaim,
  claims: readonly CredentialsByEmail[],
) =>
  claims.length === 0
    ? undefined
    : (await findByPassword(context, { info }, projectId, { holder: undefined, claims }, password))
        ?.user;
