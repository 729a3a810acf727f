import { canonicalEmail, type contactChannel, type Row } from "@stackkit/next/protocol";
import { type Selectable, sql, type Updateable } from "kysely";
import { type Batches, mapBatches, readBatches } from "../../../core/batches.js";
import { BATCH_OF_ROWS, CHANNELS_OF_USER_AT_MOST } from "../../../core/limits.js";
import { randomId } from "../../../core/random.js";
import { type Database, isUniqueViolation } from "../../database.js";
import type { Flag } from "../../tables/columns.js";
import type { ContactChannelTable } from "../../tables/users.js";
import { requireRoom } from "../projects/counts.js";
import { endOtherClaims, lockAddress } from "./address-claims.js";
import { refreshSearchText } from "./user-search.js";

export type ContactChannel = Row<typeof contactChannel>;

const toChannel = (row: Selectable<ContactChannelTable>): ContactChannel => ({
  id: row.id,
  userId: row.user_id,
  value: row.value,
  type: row.type,
  usedForAuth: row.used_for_auth === 1,
  isVerified: row.is_verified === 1,
  isPrimary: row.is_primary === 1,
});

const flag = (value: boolean): Flag => (value ? 1 : 0);

/** The errors of an address that the user has already, and of one that somebody else signs in with. */
export interface Refusals {
  readonly own: () => Error;
  readonly taken: () => Error;
  /**
   * Refuses an unverified address as well if another account signs in with it. Only servers are told:
   * a client learns of other accounts once it has proved the address.
   */
  readonly isStrict?: boolean | undefined;
}

export interface ChannelFilter {
  readonly userId?: string | undefined;
  readonly id?: string | undefined;
}

/** The channels of a project, oldest first. */
export function listAllChannels(
  db: Database,
  projectId: string,
  filter: ChannelFilter,
): Batches<ContactChannel> {
  const rows = readBatches<Selectable<ContactChannelTable>>(BATCH_OF_ROWS, (limit, last) => {
    const query = channelsOf(db, projectId, filter).limit(limit);
    return (
      last ? query.where(sql<boolean>`(created_at, id) > (${last.created_at}, ${last.id})`) : query
    ).execute();
  });
  return mapBatches(rows, (some) => some.map(toChannel));
}

/** The channels of a user, oldest first. There are few. */
export const listChannels = async (
  db: Database,
  projectId: string,
  filter: ChannelFilter & { readonly userId: string },
): Promise<ContactChannel[]> => (await channelsOf(db, projectId, filter).execute()).map(toChannel);

function channelsOf(db: Database, projectId: string, { userId, id }: ChannelFilter) {
  let query = db.selectFrom("contact_channels").selectAll().where("project_id", "=", projectId);
  if (userId !== undefined) query = query.where("user_id", "=", userId);
  if (id !== undefined) query = query.where("id", "=", id);
  return query.orderBy("created_at").orderBy("id");
}

export async function findChannel(
  db: Database,
  projectId: string,
  userId: string,
  id: string,
): Promise<ContactChannel | undefined> {
  const row = await db
    .selectFrom("contact_channels")
    .selectAll()
    .where("project_id", "=", projectId)
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row && toChannel(row);
}

export async function findPrimaryChannel(
  db: Database,
  projectId: string,
  userId: string,
): Promise<ContactChannel | undefined> {
  const row = await db
    .selectFrom("contact_channels")
    .selectAll()
    .where("project_id", "=", projectId)
    .where("user_id", "=", userId)
    .where("type", "=", "email")
    .where("is_primary", "=", sql.lit<1>(1))
    .executeTakeFirst();
  return row && toChannel(row);
}

/** The channel of a user with an address. */
export async function findChannelByAddress(
  db: Database,
  projectId: string,
  userId: string,
  email: string,
): Promise<ContactChannel | undefined> {
  const row = await db
    .selectFrom("contact_channels")
    .selectAll()
    .where("project_id", "=", projectId)
    .where("user_id", "=", userId)
    .where("type", "=", "email")
    .where("canonical", "=", canonicalEmail(email))
    .executeTakeFirst();
  return row && toChannel(row);
}

/** Whether a user has proved an address that signs them in. */
export async function hasProvedAddress(
  db: Database,
  projectId: string,
  userId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom("contact_channels")
    .select("id")
    .where("project_id", "=", projectId)
    .where("user_id", "=", userId)
    .where("used_for_auth", "=", sql.lit<1>(1))
    .where("is_verified", "=", sql.lit<1>(1))
    .executeTakeFirst();
  return row !== undefined;
}

export interface ChannelDraft {
  readonly userId: string;
  readonly value: string;
  readonly usedForAuth: boolean;
  readonly isVerified: boolean;
  readonly isPrimary: boolean;
}

/** Adds an address to a user, whose row the transaction must hold (`lockUser`). */
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
    most: CHANNELS_OF_USER_AT_MOST,
    what: "contact channels of a user",
  });
  if (draft.isPrimary) await clearPrimary(tx, projectId, draft.userId);
  const channel = await insertFirstChannel(tx, projectId, now, draft, refusals);
  await refreshSearchText(tx, projectId, draft.userId);
  return channel;
}

/** The same for a user whom the transaction makes, and who is found by the address already. */
export async function insertFirstChannel(
  tx: Database,
  projectId: string,
  now: number,
  draft: ChannelDraft,
  refusals: Refusals,
): Promise<ContactChannel> {
  const channel: ContactChannel = { ...draft, id: randomId(), type: "email" };
  // Claims have no unique index, so two servers that make the same one would not meet.
  if (refusals.isStrict && draft.usedForAuth)
    await lockAddress(tx, projectId, canonicalEmail(draft.value), now);
  await requireFree(tx, projectId, channel, refusals);
  await unlessTaken(refusals, () =>
    tx
      .insertInto("contact_channels")
      .values({
        project_id: projectId,
        id: channel.id,
        user_id: channel.userId,
        type: channel.type,
        value: channel.value,
        canonical: canonicalEmail(channel.value),
        used_for_auth: flag(channel.usedForAuth),
        is_verified: flag(channel.isVerified),
        is_primary: flag(channel.isPrimary),
        created_at: now,
      })
      .execute(),
  );
  await endClaimsOnProof(tx, projectId, channel);
  return channel;
}

/** Changes an address of a user, whose row the transaction must hold. */
export async function updateChannel(
  tx: Database,
  projectId: string,
  channel: ContactChannel,
  change: Partial<ChannelDraft>,
  refusals: Refusals,
): Promise<ContactChannel> {
  const changed = { ...channel, ...change };
  await requireFree(tx, projectId, changed, refusals);
  if (changed.isPrimary && !channel.isPrimary) await clearPrimary(tx, projectId, channel.userId);
  await unlessTaken(refusals, () =>
    write(tx, projectId, channel.id, {
      value: changed.value,
      canonical: canonicalEmail(changed.value),
      used_for_auth: flag(changed.usedForAuth),
      is_verified: flag(changed.isVerified),
      is_primary: flag(changed.isPrimary),
    }),
  );
  await endClaimsOnProof(tx, projectId, changed);
  if (changed.value !== channel.value) await refreshSearchText(tx, projectId, channel.userId);
  return changed;
}

/** Takes an address from a user, whose row the transaction must hold. */
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

/** The first account to prove a sign-in address has it. */
async function endClaimsOnProof(
  tx: Database,
  projectId: string,
  { value, userId, isVerified, usedForAuth }: ContactChannel,
): Promise<void> {
  if (isVerified && usedForAuth) await endOtherClaims(tx, projectId, canonicalEmail(value), userId);
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

/** Another user may take the address between the look and the write. The user's own addresses cannot change: their row is held. */
async function unlessTaken(refusals: Refusals, write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    throw isUniqueViolation(error) ? refusals.taken() : error;
  }
}
