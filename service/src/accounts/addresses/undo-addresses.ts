import { canonicalEmail, KnownErrors } from "@stackkit/next/protocol/internal";
import type { CodeData } from "../../codes/code-data.js";
import type { Database } from "../../db/database.js";
import { deleteChannel, insertChannel, updateChannel } from "../../users/change-channels.js";
import { type ContactChannel, listChannels } from "../../users/contact-channels.js";
import { findSignInAccounts } from "../../users/credentials.js";
import {
  emailsOf,
  type FormerAddress,
  listFormerAddresses,
  OBJECTION_MILLIS,
  ownersAddresses,
} from "../../users/former-addresses.js";
import { refreshSearchText } from "../../users/user-search.js";

const refusals = {
  own: () => new KnownErrors.VerificationCodeNotFound(),
  taken: () => new KnownErrors.VerificationCodeNotFound(),
};

interface Owner {
  readonly projectId: string;
  readonly userId: string;
}

type Events = readonly CodeData["protection"][];

/**
 * Removes the addresses that were added, and brings back those that were taken if none is left to
 * sign in with. Returns the oldest of these, which is primary then.
 */
export async function undoAddresses(
  tx: Database,
  owner: Owner,
  events: Events,
  start: number,
  now: number,
): Promise<ContactChannel | undefined> {
  const { projectId, userId } = owner;
  const former = await listFormerAddresses(tx, projectId, userId, now - OBJECTION_MILLIS);
  const lost = former.filter(({ used_for_auth }) => used_for_auth === 1);
  const owners = new Set(lost.map(({ canonical }) => canonical));
  const added = emailsOf(events, "address_verified", "email_changed");
  const announced = emailsOf(events, "sign_in_address_added");
  const promoted = emailsOf(events, "sign_in_address_added", "primary_changed");
  const made = await creationTimes(tx, projectId, userId);
  const before = await ownersAddresses(tx, projectId, userId, now);
  for (const channel of await listChannels(tx, projectId, { userId })) {
    const canonical = canonicalEmail(channel.value);
    const createdAt = made.get(channel.id) ?? 0;
    const isNew = createdAt > start || (createdAt === start && announced.has(canonical));
    // A thief can write an address that left into another one, but not prove it.
    const isStrange = owners.has(canonical) ? !channel.isVerified : added.has(canonical) || isNew;
    if (isStrange) await deleteChannel(tx, projectId, channel);
    else if (promoted.has(canonical) && !before.has(canonical)) {
      const change = { usedForAuth: false, isPrimary: false };
      await updateChannel(tx, projectId, now, channel, change, refusals);
    }
  }
  let oldest = await findOldest(tx, owner, now);
  if (!oldest) {
    for (const address of lost) await bringBack(tx, owner, address);
    oldest = await findOldest(tx, owner, now);
  }
  let shown: ContactChannel | undefined;
  if (oldest) {
    const change = { usedForAuth: oldest.isFree, isPrimary: true };
    shown = await updateChannel(tx, projectId, now, oldest.channel, change, refusals);
  }
  await tx
    .deleteFrom("former_addresses")
    .where("project_id", "=", projectId)
    .where("user_id", "=", userId)
    .where("removed_at", "<=", now)
    .execute();
  await refreshSearchText(tx, projectId, userId);
  return shown;
}

async function bringBack(
  tx: Database,
  owner: Owner,
  { value, created_at }: FormerAddress,
): Promise<void> {
  const { projectId, userId } = owner;
  const usedForAuth = !(await isOfAnother(tx, owner, value));
  const draft = { userId, value, isVerified: true, usedForAuth, isPrimary: false };
  await insertChannel(tx, projectId, created_at, draft, refusals);
}

/** The oldest address of the owner, first of those that are free: no other account has proved them. */
async function findOldest(
  tx: Database,
  owner: Owner,
  now: number,
): Promise<{ readonly channel: ContactChannel; readonly isFree: boolean } | undefined> {
  const { projectId, userId } = owner;
  const owners = await ownersAddresses(tx, projectId, userId, now);
  const verified = (await listChannels(tx, projectId, { userId })).filter(
    ({ isVerified, value }) => isVerified && owners.has(canonicalEmail(value)),
  );
  for (const channel of verified)
    if (!(await isOfAnother(tx, owner, channel.value))) return { channel, isFree: true };
  return verified[0] && { channel: verified[0], isFree: false };
}

/** Whether another account has proved an address: its owner may have signed up again meanwhile. */
async function isOfAnother(
  tx: Database,
  { projectId, userId }: Owner,
  value: string,
): Promise<boolean> {
  const { holder } = await findSignInAccounts(tx, projectId, canonicalEmail(value));
  return holder !== undefined && holder.userId !== userId;
}

async function creationTimes(
  tx: Database,
  projectId: string,
  userId: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .selectFrom("contact_channels")
    .select(["id", "created_at"])
    .where("project_id", "=", projectId)
    .where("user_id", "=", userId)
    .execute();
  return new Map(rows.map(({ id, created_at }) => [id, created_at]));
}
