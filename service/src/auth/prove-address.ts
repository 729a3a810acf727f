import { KnownErrors } from "@stackkit/next/protocol";
import type { Database } from "../db/database.js";
import {
  type ContactChannel,
  findChannelByAddress,
  hasProvedAddress,
  updateChannel,
} from "../db/queries/users/contact-channels.js";
import { reclaimAccount } from "../db/queries/users/reclaim-account.js";
import { lockUser } from "../db/queries/users/users.js";
import type { Context } from "../runtime/context.js";

export interface AddressProof {
  readonly projectId: string;
  readonly userId: string;
  readonly email: string;
  /** Whether the proof comes from the person who uses the account, so that nothing of theirs is removed. */
  readonly isFromAccount: boolean;
}

/**
 * Marks an address of a user as proved. If it is the first sign-in address that the account proves, and
 * the proof does not come from the account itself, every other way into the account is removed: a
 * stranger may have made it (docs/decisions/030-who-proves-an-address.md). Throws
 * `VERIFICATION_CODE_NOT_FOUND` if the address is no longer the user's, and
 * `CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE` if another account proved it before.
 */
export async function proveAddress(
  tx: Database,
  context: Context,
  proof: AddressProof,
): Promise<ContactChannel> {
  const { projectId, userId, email, isFromAccount } = proof;
  const channel = (await lockUser(tx, projectId, userId))
    ? await findChannelByAddress(tx, projectId, userId, email)
    : undefined;
  if (!channel) throw new KnownErrors.VerificationCodeNotFound();
  if (channel.isVerified) return channel;
  const isFirst = channel.usedForAuth && !(await hasProvedAddress(tx, projectId, userId));
  const isReclaimed = isFirst && !isFromAccount;
  if (isReclaimed) await reclaimAccount(tx, projectId, userId, channel.id, context.clock.now());
  const change = { isVerified: true, isPrimary: channel.isPrimary || isReclaimed };
  return updateChannel(tx, projectId, channel, change, refusals);
}

/**
 * Proves the address that an account signed up with, for someone who received a mail there or comes from
 * a provider. Throws `VERIFICATION_CODE_NOT_FOUND` if it is no sign-in address of the account any more.
 */
export async function claimAccount(
  tx: Database,
  context: Context,
  projectId: string,
  userId: string,
  email: string,
): Promise<void> {
  const channel = (await lockUser(tx, projectId, userId))
    ? await findChannelByAddress(tx, projectId, userId, email)
    : undefined;
  const isSignInAddress =
    channel?.usedForAuth &&
    (channel.isVerified || !(await hasProvedAddress(tx, projectId, userId)));
  if (!isSignInAddress) throw new KnownErrors.VerificationCodeNotFound();
  await proveAddress(tx, context, { projectId, userId, email, isFromAccount: false });
}

const refusals = {
  own: () => new KnownErrors.VerificationCodeNotFound(),
  taken: () =>
    new KnownErrors.ContactChannelAlreadyUsedForAuthBySomeoneElse({
      type: "email",
      contact_channel_value: null,
    }),
};

/**
 * A further address joins the account that asked for it. Without a session of that account, the person
 * who opened the mail may not know it, and would hand their address to a stranger.
 */
export async function requireSignUpAddress(
  tx: Database,
  projectId: string,
  userId: string,
  email: string,
): Promise<void> {
  const channel = await findChannelByAddress(tx, projectId, userId, email);
  if (!channel || channel.isVerified) return;
  if (!channel.usedForAuth || (await hasProvedAddress(tx, projectId, userId)))
    throw new KnownErrors.UserAuthenticationRequired();
}
