import { KnownErrors } from "@stackkit/next/protocol/internal";
import type { Database } from "../../db/database.js";
import type { Context } from "../../http/context.js";
import { updateChannel } from "../../users/change-channels.js";
import {
  type ContactChannel,
  findChannelByAddress,
  hasProvedAddress,
} from "../../users/contact-channels.js";
import { reclaimAccount } from "../../users/reclaim-account.js";
import { lockUser } from "../../users/user-rows.js";

export interface AddressProof {
  readonly projectId: string;
  readonly userId: string;
  readonly email: string;
  /** Whether the account's user verifies it, so that no credentials are removed. */
  readonly isFromAccount: boolean;
}

/**
 * Marks a user's address verified. If it is the account's first verified sign-in address and the
 * proof comes from elsewhere, all other credentials are removed, since a stranger may have created
 * the account (docs/decisions/014-who-proves-an-address.md). Throws `VERIFICATION_CODE_NOT_FOUND`
 * if the user no longer has the address, and
 * `CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE` if another account verified it first.
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
 * Verifies the sign-up address of an account, after a mail or a provider sign-in. Throws
 * `VERIFICATION_CODE_NOT_FOUND` if it is no longer a sign-in address of the account.
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
 * Requires a session of the account to verify an additional address: otherwise the reader of the
 * mail could give their address to a stranger's account.
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
