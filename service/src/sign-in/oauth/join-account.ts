import { canonicalEmail, isEmail, KnownErrors } from "@stackkit/next/protocol/internal";
import { type AccountChoice, chooseAccount } from "../../accounts/addresses/choose-account.js";
import { claimAccount } from "../../accounts/addresses/prove-address.js";
import { insertOAuthAccount, insertUser } from "../../accounts/create-user.js";
import { requireSignUp } from "../../accounts/sign-up-rules.js";
import { findSuspendedRow, providerLookup } from "../../accounts/suspended/table.js";
import type { Database } from "../../db/database.js";
import type { Project } from "../../db/tables/project-config.js";
import type { Context } from "../../http/context.js";
import type { RequestInfo } from "../../http/request-info.js";
import { networkHashOf } from "../../limits/rate-limit.js";
import { lockAddress, makeRoomForClaim } from "../../users/address-claims.js";
import { findSignInAccounts } from "../../users/credentials.js";
import { announceUser, lockUser } from "../../users/user-rows.js";
import type { Profile } from "./profile.js";
import { findAccountHolder, findAccountOf } from "./table.js";

export interface Joined {
  readonly userId: string;
  readonly isNewUser: boolean;
  /** Whether the provider account is suspended, so that its use needs a mailed code. */
  readonly isSuspended?: boolean | undefined;
  /** The user's address, if the account is not connected yet: the code exchange connects it. */
  readonly connectsBy?: string | undefined;
  /** Whether accounts claim the address, so that the code exchange decides which one it is. */
  readonly isUndecided?: boolean | undefined;
}

export interface Account {
  readonly project: Project;
  readonly providerId: string;
  readonly profile: Profile;
  /** The browser's language, for a new user. */
  readonly locale: string | null;
}

/** Throws if an account cannot be connected to a user. Returns whether it already is. */
export async function requireConnectable(
  tx: Database,
  { project, providerId, profile }: Account,
  userId: string,
): Promise<boolean> {
  if (!(await lockUser(tx, project.id, userId))) throw new KnownErrors.UserNotFound();
  const own = await findAccountOf(tx, project.id, userId, providerId);
  if (own !== undefined && own !== profile.accountId)
    throw new KnownErrors.UserAlreadyConnectedToAnotherOAuthConnection();
  const holder = await findAccountHolder(tx, project.id, providerId, profile.accountId);
  if (holder !== undefined && holder !== userId)
    throw new KnownErrors.OAuthConnectionAlreadyConnectedToAnotherUser();
  return holder !== undefined;
}

/** Connects an account to a user. */
export async function connectAccount(
  tx: Database,
  context: Context,
  account: Account,
  userId: string,
): Promise<Joined> {
  if (!(await requireConnectable(tx, account, userId)))
    await addAccount(tx, context, account, userId);
  return { userId, isNewUser: false };
}

/**
 * Finds or creates the user of a provider account. The project's strategy decides whether to link
 * accounts by address. Without a choice, accounts that claim the address leave it undecided.
 */
export async function signInWithAccount(
  tx: Database,
  context: Context,
  info: RequestInfo,
  account: Account,
  choice?: AccountChoice,
): Promise<Joined> {
  const { project, providerId, profile } = account;
  const userId = await findLockedHolder(tx, account);
  if (userId !== undefined) return { userId, isNewUser: false };
  const lookup = providerLookup(providerId, profile.accountId);
  const suspended = await findSuspendedRow(tx, project.id, "oauth_accounts", lookup);
  if (suspended) return { userId: suspended.userId, isNewUser: false, isSuspended: true };

  const email = usableEmail(profile.email);
  if (email === null)
    return { userId: await makeUser(tx, context, info, account, null, false), isNewUser: true };
  const canonical = canonicalEmail(email);
  await lockAddress(tx, project.id, canonical, context.clock.now());
  const { holder, claims } = await findSignInAccounts(tx, project.id, canonical);
  const strategy = project.config.oauthAccountMergeStrategy;
  if (holder) {
    if (strategy === "allow_duplicates")
      return { userId: await makeUser(tx, context, info, account, email, false), isNewUser: true };
    // If the provider does not verify the address, anyone may have typed it there.
    if (strategy === "raise_error" || !profile.emailVerified) {
      throw new KnownErrors.ContactChannelAlreadyUsedForAuthBySomeoneElse({
        type: "email",
        contact_channel_value: email,
      });
    }
    await requireConnectable(tx, account, holder.userId);
    return { userId: holder.userId, isNewUser: false, connectsBy: holder.email };
  }
  const [claim] = claims;
  if (claim && profile.emailVerified && strategy === "link_method") {
    if (!choice) return { userId: claim.userId, isNewUser: false, isUndecided: true };
    const call = { context, info, project };
    const chosen = await chooseAccount(tx, call, { ...choice, email, claims });
    if (chosen) {
      await claimAccount(tx, context, { ...chosen, project, email, info });
      return connectAccount(tx, context, account, chosen.userId);
    }
  }
  const now = context.clock.now();
  const usedForAuth =
    profile.emailVerified ||
    (await makeRoomForClaim(tx, {
      projectId: project.id,
      claims,
      networkHash: networkHashOf(info),
      now,
    }));
  return {
    userId: await makeUser(tx, context, info, account, email, usedForAuth),
    isNewUser: true,
  };
}

/** The user of a provider account, locked: who disconnects it also ends the codes of its sign-ins. */
async function findLockedHolder(
  tx: Database,
  { project, providerId, profile }: Account,
): Promise<string | undefined> {
  const find = () => findAccountHolder(tx, project.id, providerId, profile.accountId);
  const userId = await find();
  return userId !== undefined && (await lockUser(tx, project.id, userId)) ? find() : undefined;
}

async function addAccount(
  tx: Database,
  context: Context,
  { project, providerId, profile }: Account,
  userId: string,
): Promise<void> {
  const { accountId, email } = profile;
  await insertOAuthAccount(
    tx,
    project.id,
    userId,
    { providerId, accountId, email: usableEmail(email) },
    context.clock.now(),
  );
  await announceUser(tx, context, project.id, "user.updated", userId);
}

async function makeUser(
  tx: Database,
  context: Context,
  info: RequestInfo,
  { project, providerId, profile, locale }: Account,
  email: string | null,
  usedForAuth: boolean,
): Promise<string> {
  if (!project.config.signUpEnabled) throw new KnownErrors.SignUpNotEnabled();
  requireSignUp(context, project, info, {
    email,
    isEmailVerified: profile.emailVerified,
    displayName: profile.displayName ?? null,
    providerId,
  });
  return insertUser(tx, context, project, {
    displayName: profile.displayName,
    profileImageUrl: usablePicture(profile.profileImageUrl),
    email:
      email === null ? undefined : { value: email, verified: profile.emailVerified, usedForAuth },
    locale,
    oauthAccounts: [{ providerId, accountId: profile.accountId, email }],
  });
}

/** A valid address, else null. */
const usableEmail = (email: string | null): string | null =>
  email !== null && isEmail(email) ? email : null;

const usablePicture = (url: string | null): string | null =>
  url !== null && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) ? url : null;
