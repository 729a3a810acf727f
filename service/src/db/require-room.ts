import { sql } from "kysely";
import { PlainError } from "../core/plain-error.js";
import type { Database } from "./database.js";
import type { Tables } from "./tables.js";

/** How many rows an owner may have, and the error beyond it. */
export interface CountLimit {
  readonly table: keyof Tables;
  /** Columns and values that identify the owner. */
  readonly owner: Readonly<Record<string, string>>;
  readonly most: number;
  /** The limited rows, for the error: "teams of a user". */
  readonly what: string;
}

/**
 * Throws a plain 400 if an owner has the maximum number of rows. The transaction must have locked
 * the owner's row.
 */
export async function requireRoom(
  tx: Database,
  { table, owner, most, what }: CountLimit,
): Promise<void> {
  const { ref } = tx.dynamic;
  let rows = tx.selectFrom(table).select(sql.lit(1).as("one"));
  for (const [column, value] of Object.entries(owner))
    rows = rows.where(ref(column) as never, "=", value as never);
  const last = await rows
    .offset(most - 1)
    .limit(1)
    .executeTakeFirst();
  if (last) throw new PlainError(400, `There may be at most ${most} ${what}.`);
}
