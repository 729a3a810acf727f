import { canonicalEmail } from "@stackkit/next/protocol/internal";
import type { Selectable } from "kysely";
import type { Database } from "../db/database.js";
import type { AuthEventTable } from "../db/tables/operations.js";
import type { UserTable } from "../db/tables/users.js";
import type { Context } from "../http/context.js";
import type { Network } from "../limits/network.js";
import { networksOf } from "../limits/network.js";
import type { Counted } from "../limits/reached-limits.js";
import { addressHash } from "../users/auth-events/table.js";
import { type ContactChannel, listChannels } from "../users/contact-channels.js";
import { findUser, type User } from "../users/user-rows.js";

/** Events that are read: enough for what happened lately. */
const MOST_EVENTS = 50;

type Event = Selectable<AuthEventTable>;

/** What the findings are made from. */
export interface Person {
  /** The address in canonical form; `undefined` for an id. */
  readonly address: string | undefined;
  readonly user: User | undefined;
  readonly row: Selectable<UserTable> | undefined;
  readonly channels: readonly ContactChannel[];
  /** The channels of any account that have the address, the user's own included. */
  readonly holders: readonly Holder[];
  /** What happened at sign-in lately, newest first. */
  readonly events: readonly Event[];
}

export interface Holder {
  readonly userId: string;
  readonly isVerified: boolean;
  readonly usedForAuth: boolean;
}

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Reads what is known of a person by address or user id. */
export async function findPerson(
  { db, vault }: Pick<Context, "db" | "vault">,
  projectId: string,
  identifier: string,
): Promise<Person> {
  const isId = ID.test(identifier);
  const address = isId ? undefined : canonicalEmail(identifier);
  const holders = address === undefined ? [] : await findHolders(db, projectId, address);
  const userId = isId ? identifier.toLowerCase() : chooseHolder(holders)?.userId;
  const user = userId === undefined ? undefined : await findUser(db, projectId, userId);
  const events = await readEvents(db, projectId, {
    userId: user?.id,
    hash: address === undefined ? undefined : addressHash(vault, projectId, address),
  });
  if (!user) return { address, user, row: undefined, channels: [], holders, events };
  const row = await db
    .selectFrom("users")
    .selectAll()
    .where("project_id", "=", projectId)
    .where("id", "=", user.id)
    .executeTakeFirst();
  const channels = await listChannels(db, projectId, { userId: user.id });
  return { address, user, row, channels, holders, events };
}

/** The account that the address signs in to; the only one that has it, else. */
const chooseHolder = (holders: readonly Holder[]): Holder | undefined =>
  holders.find(({ isVerified, usedForAuth }) => isVerified && usedForAuth) ??
  holders.find(({ isVerified }) => isVerified) ??
  (holders.length === 1 ? holders[0] : undefined);

async function findHolders(db: Database, projectId: string, address: string): Promise<Holder[]> {
  const rows = await db
    .selectFrom("contact_channels")
    .select(["user_id", "is_verified", "used_for_auth"])
    .where("project_id", "=", projectId)
    .where("type", "=", "email")
    .where("canonical", "=", address)
    .limit(MOST_EVENTS)
    .execute();
  return rows.map(({ user_id, is_verified, used_for_auth }) => ({
    userId: user_id,
    isVerified: is_verified === 1,
    usedForAuth: used_for_auth === 1,
  }));
}

/** Two reads by index: one with "or" would scan the project's events. */
async function readEvents(
  db: Database,
  projectId: string,
  { userId, hash }: { readonly userId: string | undefined; readonly hash: string | undefined },
): Promise<Event[]> {
  const latest = () =>
    db
      .selectFrom("auth_events")
      .selectAll()
      .where("project_id", "=", projectId)
      .orderBy("at", "desc")
      .limit(MOST_EVENTS);
  const found = new Map<string, Event>();
  for (const rows of [
    userId === undefined ? [] : await latest().where("user_id", "=", userId).execute(),
    hash === undefined ? [] : await latest().where("address_hash", "=", hash).execute(),
  ])
    for (const event of rows) found.set(event.id, event);
  return [...found.values()].sort((a, b) => b.at - a.at).slice(0, MOST_EVENTS);
}

/** The counters that attempts for a person count in. */
export function countersOf(
  projectId: string,
  identifier: string,
  { user, channels, events }: Person,
): Counted {
  const networks = new Map<string, Network>();
  for (const { ip } of events)
    for (const network of networksOf(ip ?? undefined)) networks.set(network.name, network);
  const accounts = user ? [user.id, ...channels.map(({ value }) => value)] : [identifier];
  return { projectId, accounts, networks: [...networks.values()] };
}
