import { canonicalEmail, type Page } from "@stackkit/next/protocol/internal";
import { type SelectQueryBuilder, sql } from "kysely";
import type { Batches } from "../core/batches.js";
import { BATCH_OF_WIDE_ROWS } from "../core/limits.js";
import type { Database } from "../db/database.js";
import type { Tables } from "../db/tables.js";
import { readUsers, type SignUpOrder, signUpTime, type User } from "./user-rows.js";
import { searchPattern } from "./user-search.js";

export interface UserFilter {
  readonly teamId?: string | undefined;
  readonly limit?: number | undefined;
  /** The id of the page's first user. */
  readonly cursor?: string | undefined;
  readonly desc?: boolean | undefined;
  /** Part of a name or address, or a whole id. */
  readonly query?: string | undefined;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/** Engines reject longer patterns, and search texts are shorter anyway. */
const MAX_QUERY_LENGTH = 600;

const NO_USERS: Page<User> = { items: [], nextCursor: null };

/** A project's users by sign-up time. Returns the cursor of the next page. */
export async function* listUsers(
  db: Database,
  projectId: string,
  filter: UserFilter,
): Batches<User, string | null> {
  let left = filter.limit ?? Number.POSITIVE_INFINITY;
  let { cursor } = filter;
  for (;;) {
    const { items, nextCursor } = await readPage(db, projectId, {
      ...filter,
      cursor,
      limit: Math.min(left, BATCH_OF_WIDE_ROWS),
    });
    // An aborted list is better than an incomplete one.
    if (items.length === 0 && cursor !== filter.cursor)
      throw new Error("A user was deleted while the list was read.");
    left -= items.length;
    if (items.length > 0) yield items;
    if (nextCursor === null || left <= 0) return nextCursor;
    cursor = nextCursor;
  }
}

async function readPage(
  db: Database,
  projectId: string,
  filter: UserFilter & { readonly limit: number },
): Promise<Page<User>> {
  const { limit, desc, query = "" } = filter;
  if (query.length > MAX_QUERY_LENGTH) return NO_USERS;
  const few = await findFew(db, projectId, filter);
  const order = { desc, few: few !== undefined };
  const from = await startOf(db, projectId, filter);
  if (!from) return NO_USERS;
  const selection = few ?? everybody(db, projectId);
  // Few users are read completely and sorted. For many, an index finds the page's ids first.
  const read = (paged: <C>(users: Users<C>) => Users<C>) =>
    few || query === ""
      ? readUsers(db, paged(from(selection, order)), order)
      : readUsers(
          db,
          everybody(db, projectId).where(
            "id",
            "in",
            paged(from(idsLike(db, projectId, query), order)),
          ),
          { desc, few: true },
        );
  const direction = desc ? "desc" : "asc";
  const items = await read((users) =>
    users
      .orderBy(signUpTime("users.signed_up_at", order), direction)
      .orderBy("users.id", direction)
      .limit(limit + 1),
  );
  return { items: items.slice(0, limit), nextCursor: items[limit]?.id ?? null };
}

type Users<Columns> = SelectQueryBuilder<Tables, "users", Columns>;

const everybody = (db: Database, projectId: string) =>
  db.selectFrom("users").selectAll("users").where("users.project_id", "=", projectId);

const idsLike = (db: Database, projectId: string, part: string): Users<{ id: string }> =>
  like(db.selectFrom("users").select("users.id").where("users.project_id", "=", projectId), part);

const like = <C>(users: Users<C>, part: string): Users<C> =>
  users.where(sql<boolean>`users.search_text like ${searchPattern(part)} escape '\\'`);

/** Starts the selection at the cursor; `undefined` for an unknown one. */
async function startOf(
  db: Database,
  projectId: string,
  { cursor, desc }: UserFilter,
): Promise<(<C>(users: Users<C>, order: SignUpOrder) => Users<C>) | undefined> {
  if (cursor === undefined) return (users) => users;
  const first = await db
    .selectFrom("users")
    .select(["signed_up_at", "id"])
    .where("project_id", "=", projectId)
    .where("id", "=", cursor)
    .executeTakeFirst();
  return (
    first &&
    ((users, order) => {
      const [place, start] = [
        sql`(${signUpTime("users.signed_up_at", order)}, users.id)`,
        sql`(${first.signed_up_at}, ${first.id})`,
      ];
      return users.where(
        desc ? sql<boolean>`${place} <= ${start}` : sql<boolean>`${place} >= ${start}`,
      );
    })
  );
}

/** Selects users that an index identifies: a team's members, or a whole id or address. */
async function findFew(
  db: Database,
  projectId: string,
  { teamId, query = "" }: UserFilter,
): Promise<ReturnType<typeof everybody> | undefined> {
  let users = everybody(db, projectId);
  if (teamId !== undefined)
    users = users.where(
      "users.id",
      "in",
      db
        .selectFrom("memberships")
        .select("user_id")
        .where("project_id", "=", projectId)
        .where("team_id", "=", teamId),
    );
  if (UUID.test(query)) {
    const id = query.toLowerCase();
    const holder = await db
      .selectFrom("users")
      .select("id")
      .where("project_id", "=", projectId)
      .where("id", "=", id)
      .executeTakeFirst();
    if (holder) return users.where("users.id", "=", id);
  }
  if (query.includes("@")) {
    const holders = db
      .selectFrom("contact_channels")
      .select("user_id")
      .where("project_id", "=", projectId)
      .where("canonical", "=", canonicalEmail(query));
    if (await holders.limit(1).executeTakeFirst()) return users.where("users.id", "in", holders);
  }
  if (teamId === undefined) return undefined;
  return query === "" ? users : like(users, query);
}
