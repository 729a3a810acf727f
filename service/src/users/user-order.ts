import type { UserOrder } from "@stackkit/next/protocol/internal";
import { type RawBuilder, sql } from "kysely";
import { hashOf } from "../core/random.js";
import type { Database } from "../db/database.js";
import type { UserFilter } from "./facets.js";

/** The column that each order sorts by, before the id. */
const COLUMNS = {
  signedUpAt: "signed_up_at",
  lastActiveAt: "last_active_at",
  displayName: "sort_name",
} as const satisfies Record<UserOrder, string>;

export type OrderColumn = (typeof COLUMNS)[UserOrder];

/** Where a user is in an order. */
export interface Place {
  readonly key: string | number;
  readonly id: string;
}

/** A place, or with all users of its key. */
export type Bound = Pick<Place, "key"> & Partial<Place>;

/** An order of users, with the part of it that a filter leaves. */
export interface Range {
  readonly column: OrderColumn;
  readonly desc: boolean;
  /** Values of the column: from this one on. */
  readonly least?: number | undefined;
  /** Values of the column: below this one. */
  readonly below?: number | undefined;
}

/** The dates of a filter, by the column that holds them. */
export const datesOf = (
  filter: UserFilter,
): Readonly<Record<"signed_up_at" | "last_active_at", Pick<Range, "least" | "below">>> => ({
  signed_up_at: {
    least: filter.signedUpAfter?.getTime(),
    below: filter.signedUpBefore?.getTime(),
  },
  last_active_at: {
    least: filter.activeAfter?.getTime(),
    below: filter.activeBefore?.getTime(),
  },
});

export function rangeOf(filter: UserFilter, order: UserOrder, desc: boolean): Range {
  const column = COLUMNS[order];
  return { column, desc, ...(column === "sort_name" ? {} : datesOf(filter)[column]) };
}

/** The condition of a range of users, perhaps from a place on, which it includes, up to another. */
export function within(
  { column, desc, least, below }: Range,
  from?: Bound | undefined,
  to?: Bound | undefined,
): RawBuilder<boolean> {
  const key = sql.ref(`users.${column}`);
  // A key alone is cheaper for SQLite: it compares pairs once more for each row.
  const compare = (comparison: RawBuilder<unknown>, { key: value, id }: Bound) =>
    id === undefined
      ? sql`${key} ${comparison} ${value}`
      : sql`(${key}, ${sql.ref("users.id")}) ${comparison} (${value}, ${id})`;
  const conditions = [
    ...(least === undefined ? [] : [sql`${key} >= ${least}`]),
    ...(below === undefined ? [] : [sql`${key} < ${below}`]),
    ...(from === undefined ? [] : [compare(desc ? sql`<=` : sql`>=`, from)]),
    ...(to === undefined ? [] : [compare(desc ? sql`>` : sql`<`, to)]),
  ];
  return conditions.length === 0 ? sql`1 = 1` : sql`${sql.join(conditions, sql` and `)}`;
}

const ID_LENGTH = 36;

/**
 * Names the first user of a page. By sign-up, the id alone: the time does not change. Otherwise the
 * value too, so that a page goes on where it was when the user moves.
 */
export const cursorOf = ({ column }: Range, { key, id }: Place): string =>
  column === "signed_up_at" ? id : `${key}~${id}`;

/** The place that a cursor names; `undefined` for an unknown one. */
export async function readCursor(
  db: Database,
  projectId: string,
  { column }: Range,
  cursor: string,
): Promise<Place | undefined> {
  const id = cursor.slice(-ID_LENGTH).toLowerCase();
  const value = cursor.slice(0, -ID_LENGTH - 1);
  if (column === "sort_name") return { key: value, id };
  if (column === "last_active_at") {
    const key = Number(value);
    return value !== "" && Number.isSafeInteger(key) ? { key, id } : undefined;
  }
  if (value !== "") return undefined;
  const first = await db
    .selectFrom("users")
    .select("signed_up_at")
    .where("project_id", "=", projectId)
    .where("id", "=", id)
    .executeTakeFirst();
  const key = first?.signed_up_at ?? (await findSignUpOfDeleted(db, projectId, id));
  return typeof key === "number" ? { key, id } : undefined;
}

/** When someone signed up who was deleted, perhaps between two pages of a list. */
async function findSignUpOfDeleted(
  db: Database,
  projectId: string,
  id: string,
): Promise<number | null | undefined> {
  const deleted = await db
    .selectFrom("deleted_users")
    .select("signed_up_at")
    .where("project_id", "=", projectId)
    .where("id_hash", "=", hashOf(id))
    .executeTakeFirst();
  return deleted?.signed_up_at;
}
