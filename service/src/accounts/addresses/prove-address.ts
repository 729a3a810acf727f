import { canonicalEmail, KnownErrors } from "@stackkit/next/protocol/internal";
import type { Database } from "../../db/database.js";
import type { Project } from "../../db/tables/project-config.js";
import type { Context } from "../../http/context.js";
import type { RequestInfo } from "../../http/request-info.js";
import { isEndedClaim } from "../../users/address-claims.js";
import { updateChannel } from "../../users/change-channels.js";
import {
  type ContactChannel,
  findChannelByAddress,
  hasProvedAddress,
} from "../../users/contact-channels.js";
import { findSignInAccounts } from "../../users/credentials.js";
import { writeNoticeTo } from "../../users/notice.js";
import { lockUser } from "../../users/user-rows.js";
import { suspendAccount } from "../suspended/suspend-account.js";

export interface AddressProof {
  readonly project: Project;
  readonly userId: string;
  readonly email: string;
  /** Whether the account's user verifies it, so that nothing is suspended. */
  readonly isFromAccount: boolean;
  readonly info: RequestInfo;
}

/**
 * Marks a user's address verified. If it is the account's first verified sign-in address and the
 * proof comes from elsewhere, all that was there before is suspended, since a stranger may have
 * created the account (docs/decisions/070-who-owns-an-address.md). A sign-up address whose claim
 * others ended signs in again. Throws `VERIFICATION_CODE_NOT_FOUND` if the user no longer has the
 * address, and `CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE` if another account verified
 * it first.
 */
export async function proveAddress(
  tx: Database,
  context: Context,
  proof: AddressProof,
): Promise<ContactChannel> {
  const { project, userId, email, isFromAccount, info } = proof;
  const projectId = project.id;
  const channel = (await lockUser(tx, projectId, userId))
    ? await findChannelByAddress(tx, projectId, userId, email)
    : undefined;
  if (!channel) throw new KnownErrors.VerificationCodeNotFound();
  if (channel.isVerified) return channel;
  const usedForAuth = channel.usedForAuth || (await isFreeClaim(tx, projectId, channel));
  const isFirst = usedForAuth && !(await hasProvedAddress(tx, projectId, userId));
  const isFromElsewhere = isFirst && !isFromAccount;
  if (isFromElsewhere && (await suspendAccount(tx, context, projectId, userId, channel.id)))
    await writeNoticeTo(context, tx, email, { project, userId, type: "access_suspended", info });
  const change = {
    isVerified: true,
    usedForAuth,
    isPrimary: channel.isPrimary || isFromElsewhere,
  };
  return updateChannel(tx, projectId, context.clock.now(), channel, change, refusals);
}

/** Whether an address would sign in, had not others ended its claim without proving it. */
async function isFreeClaim(
  tx: Database,
  projectId: string,
  { id, value }: ContactChannel,
): Promise<boolean> {
  if (!(await isEndedClaim(tx, projectId, id))) return false;
  return !(await findSignInAccounts(tx, projectId, canonicalEmail(value))).holder;
}

/**
 * Verifies the sign-up address of an account, after a mail or a provider sign-in. Throws
 * `VERIFICATION_CODE_NOT_FOUND` if it is no longer a sign-in address of the account.
 */
export async function claimAccount(
  tx: Database,
  context: Context,
  proof: AddressProof,
): Promise<void> {
  const { userId, email } = proof;
  const projectId = proof.project.id;
  const channel = (await lockUser(tx, projectId, userId))
    ? await findChannelByAddress(tx, projectId, userId, email)
    : undefined;
  const isSignInAddress =
    channel?.usedForAuth &&
    (channel.isVerified || !(await hasProvedAddress(tx, projectId, userId)));
  if (!isSignInAddress) throw new KnownErrors.VerificationCodeNotFound();
  await proveAddress(tx, context, proof);
}

const refusals = {
  own: () => new KnownErrors.VerificationCodeNotFound(),
  taken: () =>
    new KnownErrors.ContactChannelAlreadyUsedForAuthBySomeoneElse({
      type: "email",
      contact_channel_value: null,
    }),
};
