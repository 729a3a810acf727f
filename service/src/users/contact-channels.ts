import { canonicalEmail, type contactChannel, type Row } from "@stackkit/next/protocol/internal";
import { type Selectable, sql } from "kysely";
import { type Batches, mapBatches, readBatches } from "../core/batches.js";
import { BATCH_OF_ROWS } from "../core/limits.js";
import type { Database } from "../db/database.js";
import { ONE } from "../db/literals.js";
import { type ColumnsOf, reader } from "../db/mapping.js";
import { channelColumns } from "../db/mappings/contact-channel.js";
import type { ContactChannelTable } from "../db/tables/users.js";

/** An address as stored. */
export type ContactChannel = Row<typeof contactChannel>;

const toChannel: (row: ColumnsOf<typeof channelColumns>) => ContactChannel = reader(channelColumns);

export interface ChannelFilter {
  readonly userId?: string | undefined;
  readonly id?: string | undefined;
}

/** A project's channels, oldest first. */
export function listAllChannels(
  db: Database,
  projectId: string,
  filter: ChannelFilter,
): Batches<ContactChannel> {
  const rows = readBatches<Selectable<ContactChannelTable>>(BATCH_OF_ROWS, (limit, last) => {
    const query = oldestFirst(channelsOf(db, projectId, filter)).limit(limit);
    return (
      last ? query.where(sql<boolean>`(created_at, id) > (${last.created_at}, ${last.id})`) : query
    ).execute();
  });
  return mapBatches(rows, (some) => some.map(toChannel));
}

/** A user's channels, oldest first. */
export const listChannels = async (
  db: Database,
  projectId: string,
  filter: ChannelFilter & { readonly userId: string },
): Promise<ContactChannel[]> =>
  (await oldestFirst(channelsOf(db, projectId, filter)).execute()).map(toChannel);

function channelsOf(db: Database, projectId: string, { userId, id }: ChannelFilter) {
  let query = db.selectFrom("contact_channels").selectAll().where("project_id", "=", projectId);
  if (userId !== undefined) query = query.where("user_id", "=", userId);
  if (id !== undefined) query = query.where("id", "=", id);
  return query;
}

type Channels = ReturnType<typeof channelsOf>;

const oldestFirst = (channels: Channels): Channels => channels.orderBy("created_at").orderBy("id");

async function first(channels: Channels): Promise<ContactChannel | undefined> {
  const row = await channels.executeTakeFirst();
  return row && toChannel(row);
}

/** Reads an address of a user, or undefined. */
export const findChannel = (
  db: Database,
  projectId: string,
  userId: string,
  id: string,
): Promise<ContactChannel | undefined> => first(channelsOf(db, projectId, { userId, id }));

/** The primary address of a user, or undefined. */
export const findPrimaryChannel = (
  db: Database,
  projectId: string,
  userId: string,
): Promise<ContactChannel | undefined> =>
  first(
    channelsOf(db, projectId, { userId }).where("type", "=", "email").where("is_primary", "=", ONE),
  );

/** A user's channel with an address. */
export const findChannelByAddress = (
  db: Database,
  projectId: string,
  userId: string,
  email: string,
): Promise<ContactChannel | undefined> =>
  first(
    channelsOf(db, projectId, { userId })
      .where("type", "=", "email")
      .where("canonical", "=", canonicalEmail(email)),
  );

/**
 * Those of a user's addresses, in canonical form, that sign in although they are not verified: of
 * `findSignInAccounts`, the claims.
 */
export const claimsAmong = (addresses: readonly ContactChannel[]): string[] =>
  addresses
    .filter(({ id, usedForAuth, isVerified }) => {
      if (!usedForAuth || isVerified) return false;
      const others = addresses.filter((other) => other.id !== id);
      return !others.some((other) => other.isPrimary || (other.usedForAuth && other.isVerified));
    })
    .map(({ value }) => canonicalEmail(value));

/** Whether a user has a verified sign-in address. */
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
    .where("used_for_auth", "=", ONE)
    .where("is_verified", "=", ONE)
    .executeTakeFirst();
  return row !== undefined;
}
