import { canonicalEmail } from "@stackkit/next/protocol/internal";
import type { Updateable } from "kysely";
import { randomId } from "../core/random.js";
import { type Database, orIfTaken } from "../db/database.js";
import { insertion, update } from "../db/mapping.js";
import { channelColumns, channelFields } from "../db/mappings/contact-channel.js";
import { requireRoom } from "../db/require-room.js";
import type { ContactChannelTable } from "../db/tables/users.js";
import { endOtherClaims, lockAddress } from "./address-claims.js";
import type { ContactChannel } from "./contact-channels.js";
import { refreshSearchText } from "./user-search.js";

export const MAX_CHANNELS_PER_USER = 100;

/** Errors for an address that the user already has, and one that another account signs in with. */
export interface Refusals {
  readonly own: () => Error;
  readonly taken: () => Error;
  /**
   * Also rejects an unverified address of another account. For servers only: clients must not learn
   * of other accounts before they verify the address.
   */
  readonly isStrict?: boolean | undefined;
}

/** A new address of a user. */
export type ChannelDraft = Omit<ContactChannel, "id" | "type">;

/** Adds an address to a user. The transaction must have locked their row (`lockUser`). */
export async function insertChannel(
  tx: Database,
  projectId: string,
  now: number,
  draft: ChannelDraft,
  refusals: Refusals,
): Promise<ContactChannel> {
  await requireRoom(tx, {
    table: "contact_channels",
    owner: { project_id: projectId, user_id: draft.userId },
    most: MAX_CHANNELS_PER_USER,
    what: "contact channels of a user",
  });
  if (draft.isPrimary) await clearPrimary(tx, projectId, draft.userId);
  const channel = newChannel(draft);
  await requireFreeForNew(tx, projectId, now, channel, refusals);
  await insertRow(tx, projectId, now, channel, refusals);
  await refreshSearchText(tx, projectId, draft.userId);
  return channel;
}

/** Adds the address of a user created in this transaction, who is searchable by it already. */
export async function insertFirstChannel(
  tx: Database,
  projectId: string,
  now: number,
  draft: ChannelDraft,
  refusals: Refusals,
): Promise<ContactChannel> {
  const channel = newChannel(draft);
  // A new user has no other address, and several users may claim one until it is verified.
  if (draft.isVerified || refusals.isStrict)
    await requireFreeForNew(tx, projectId, now, channel, refusals);
  await insertRow(tx, projectId, now, channel, refusals);
  return channel;
}

const newChannel = (draft: ChannelDraft): ContactChannel => ({
  ...draft,
  id: randomId(),
  type: "email",
});

async function requireFreeForNew(
  tx: Database,
  projectId: string,
  now: number,
  channel: ContactChannel,
  refusals: Refusals,
): Promise<void> {
  // Claims have no unique index, so concurrent servers would not conflict.
  if (refusals.isStrict && channel.usedForAuth)
    await lockAddress(tx, projectId, canonicalEmail(channel.value), now);
  await requireFree(tx, projectId, channel, refusals);
}

async function insertRow(
  tx: Database,
  projectId: string,
  now: number,
  channel: ContactChannel,
  refusals: Refusals,
): Promise<void> {
  // Another user may take the address between check and write. The user's own row is locked.
  await orIfTaken(
    tx
      .insertInto("contact_channels")
      .values({
        ...insertion(channelColumns, channel),
        project_id: projectId,
        canonical: canonicalEmail(channel.value),
        created_at: now,
      })
      .execute(),
    refusals.taken,
  );
  await endClaimsOnProof(tx, projectId, channel, now);
}

/** Updates a user's address. The transaction must have locked their row. */
export async function updateChannel(
  tx: Database,
  projectId: string,
  now: number,
  channel: ContactChannel,
  change: Partial<ChannelDraft>,
  refusals: Refusals,
): Promise<ContactChannel> {
  const changed = { ...channel, ...change };
  await requireFree(tx, projectId, changed, refusals);
  if (changed.isPrimary && !channel.isPrimary) await clearPrimary(tx, projectId, channel.userId);
  // Another user may take the address between check and write. The user's own row is locked.
  await orIfTaken(
    write(tx, projectId, channel.id, {
      ...update(channelFields, changed),
      canonical: canonicalEmail(changed.value),
    }),
    refusals.taken,
  );
  await endClaimsOnProof(tx, projectId, changed, now);
  if (changed.value !== channel.value) await refreshSearchText(tx, projectId, channel.userId);
  return changed;
}

/** Deletes a user's address. The transaction must have locked their row. */
export async function deleteChannel(
  tx: Database,
  projectId: string,
  channel: ContactChannel,
): Promise<void> {
  await tx
    .deleteFrom("contact_channels")
    .where("project_id", "=", projectId)
    .where("id", "=", channel.id)
    .execute();
  await refreshSearchText(tx, projectId, channel.userId);
}

const write = (
  tx: Database,
  projectId: string,
  id: string,
  values: Updateable<ContactChannelTable>,
) =>
  tx
    .updateTable("contact_channels")
    .set(values)
    .where("project_id", "=", projectId)
    .where("id", "=", id)
    .execute();

const clearPrimary = (tx: Database, projectId: string, userId: string) =>
  tx
    .updateTable("contact_channels")
    .set({ is_primary: 0 })
    .where("project_id", "=", projectId)
    .where("user_id", "=", userId)
    .where("is_primary", "=", 1)
    .execute();

/** The first account to verify a sign-in address gets it. */
async function endClaimsOnProof(
  tx: Database,
  projectId: string,
  { value, userId, isVerified, usedForAuth }: ContactChannel,
  now: number,
): Promise<void> {
  if (isVerified && usedForAuth)
    await endOtherClaims(tx, projectId, canonicalEmail(value), userId, now);
}

async function requireFree(
  tx: Database,
  projectId: string,
  channel: ContactChannel,
  { own, taken, isStrict = false }: Refusals,
): Promise<void> {
  const others = await tx
    .selectFrom("contact_channels")
    .select(["user_id", "used_for_auth", "is_verified"])
    .where("project_id", "=", projectId)
    .where("canonical", "=", canonicalEmail(channel.value))
    .where("id", "!=", channel.id)
    .where((where) =>
      where.or([where("user_id", "=", channel.userId), where("used_for_auth", "=", 1)]),
    )
    .execute();
  if (others.some(({ user_id }) => user_id === channel.userId)) throw own();
  if (!channel.usedForAuth) return;
  const isTaken = channel.isVerified
    ? others.some(({ is_verified }) => is_verified === 1)
    : isStrict && others.length > 0;
  if (isTaken) throw taken();
}
