import type { Page, UserOrder } from "@stackkit/next/protocol/internal";
import type { Batches } from "../core/batches.js";
import { BATCH_OF_WIDE_ROWS } from "../core/limits.js";
import type { Database } from "../db/database.js";
import type { UserFilter } from "./facets.js";
import { findUserPlaces } from "./find-user-places.js";
import { cursorOf, type Place, rangeOf, readCursor } from "./user-order.js";
import { readUsers, type User } from "./user-rows.js";

/** A filter, an order, and a page of what it finds. */
export interface UserListOptions extends UserFilter {
  readonly limit?: number | undefined;
  /** Names the page's first user. */
  readonly cursor?: string | undefined;
  /** By sign-up if not said otherwise. */
  readonly orderBy?: UserOrder | undefined;
  readonly desc?: boolean | undefined;
}

/** A project's users that a filter finds, in an order. Returns the cursor of the next page. */
export async function* listUsers(
  db: Database,
  projectId: string,
  options: UserListOptions,
): Batches<User, string | null> {
  let left = options.limit ?? Number.POSITIVE_INFINITY;
  let { cursor } = options;
  for (;;) {
    const { items, nextCursor } = await readPage(db, projectId, {
      ...options,
      cursor,
      limit: Math.min(left, BATCH_OF_WIDE_ROWS),
    });
    left -= items.length;
    if (items.length > 0) yield items;
    if (nextCursor === null || left <= 0) return nextCursor;
    cursor = nextCursor;
  }
}

async function readPage(
  db: Database,
  projectId: string,
  options: UserListOptions & { readonly limit: number },
): Promise<Page<User>> {
  const { places, nextCursor } = await findUserIds(db, projectId, options);
  const ids = places.map(({ id }) => id);
  const users = await readUsersById(db, projectId, ids);
  return { items: ids.flatMap((id) => users.get(id) ?? []), nextCursor };
}

/** Users by their ids. Give few: each may have a picture. */
export async function readUsersById(
  db: Database,
  projectId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, User>> {
  if (ids.length === 0) return new Map();
  const selection = db
    .selectFrom("users")
    .selectAll("users")
    .where("users.project_id", "=", projectId)
    .where("users.id", "in", ids);
  const users = await readUsers(db, selection);
  return new Map(users.map((user) => [user.id, user]));
}

/** A page of the ids that a filter finds. */
export async function findUserIds(
  db: Database,
  projectId: string,
  options: UserListOptions & { readonly limit: number },
): Promise<{ readonly places: readonly Place[]; readonly nextCursor: string | null }> {
  const { cursor, limit, orderBy = "signedUpAt", desc = false, ...filter } = options;
  const range = rangeOf(filter, orderBy, desc);
  const from = cursor === undefined ? undefined : await readCursor(db, projectId, range, cursor);
  if (cursor !== undefined && !from) return { places: [], nextCursor: null };
  const places = await findUserPlaces(db, projectId, filter, range, { from, limit: limit + 1 });
  const next = places[limit];
  return { places: places.slice(0, limit), nextCursor: next ? cursorOf(range, next) : null };
}
