import { type Selectable, type SelectQueryBuilder, sql, type Updateable } from "kysely";
import type { Background } from "../core/background.js";
import type { Clock } from "../core/clock.js";
import { createLanes, type LaneItem, type Lanes } from "../core/lanes.js";
import { LANE_AT_ONCE } from "../core/limits.js";
import type { Log } from "../core/log.js";
import { type Database, isSqlite } from "./database.js";
import type { MailTable } from "./tables/mail.js";
import type { WebhookDeliveryTable } from "./tables/operations.js";
import type { Tables } from "./tables.js";

/** Tables of deliveries, with the column that names the receiver. */
const LANE_COLUMN = { mails: "project_id", webhook_deliveries: "url" } as const;

interface QueuedRows {
  readonly mails: Selectable<MailTable>;
  readonly webhook_deliveries: Selectable<WebhookDeliveryTable>;
}

/** A table whose rows are deliveries. */
export type QueueTable = keyof typeof LANE_COLUMN & keyof QueuedRows;
/** A row of such a table. */
export type Queued<T extends QueueTable> = QueuedRows[T];

/** What became of an attempt. */
export interface Attempted<T extends QueueTable> {
  /** `undefined` if there was nothing to send any more. */
  readonly isSent: boolean | undefined;
  /** The changed columns, or `null` to delete the row. */
  readonly changes: Updateable<Tables[T]> | null;
}

/** How often a table is read for rows of other instances. Those of this one wake the queue. */
const POLL_MILLIS = 30_000;

/** What a queue delivers, and how one attempt goes. */
export interface DeliveryQueue<T extends QueueTable> {
  readonly name: string;
  readonly table: T;
  /** How long an attempt owns its row. */
  readonly claimMillis: number;
  /** What a claim writes beside the number of attempts. */
  readonly claimed: Updateable<Tables[T]>;
  attempt(row: Queued<T>): Promise<Attempted<T>>;
}

interface QueueContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly background: Background;
}

/** Sends the due rows of a table, each by one of several instances at a time. */
export function createDeliveryQueue<T extends QueueTable>(
  context: QueueContext,
  queue: DeliveryQueue<T>,
): Lanes {
  const { db, clock } = context;
  const { name, table } = queue;
  return createLanes(context, {
    name,
    pollMillis: POLL_MILLIS,
    listDue: (now) => listDueOfLanes(db, table, now, LANE_AT_ONCE),
    nextDueAt: (now) => nextDueAt(db, table, now),
    async attempt({ id }) {
      const row = await findQueued(db, table, id);
      if (!row || !isDue(row, clock.now())) return undefined;
      const until = clock.now() + queue.claimMillis;
      if (!(await claimQueued(db, queue, row, until))) return undefined;
      const attempted = await queue.attempt(row);
      await settle(db, table, { id, attempts: row.attempts + 1, until }, attempted);
      return attempted.isSent;
    },
  });
}

// Kysely does not resolve columns of a table that is a type parameter.
const asMails = (table: QueueTable) => table as "mails";
const asMailsColumn = (column: string) => column as "project_id";

/** Reads one delivery. */
export const findQueued = async <T extends QueueTable>(
  db: Database,
  table: T,
  id: string,
): Promise<Queued<T> | undefined> =>
  (await db.selectFrom(asMails(table)).selectAll().where("id", "=", id).executeTakeFirst()) as
    | Queued<T>
    | undefined;

/** Another instance may have claimed it in the meantime. */
const isDue = ({ next_attempt_at }: Queued<QueueTable>, now: number): boolean =>
  next_attempt_at !== null && next_attempt_at <= now;

/** Claims a row until `until`. Only one of several instances succeeds. */
export async function claimQueued<T extends QueueTable>(
  db: Database,
  { table, claimed }: Pick<DeliveryQueue<T>, "table" | "claimed">,
  { id, attempts, next_attempt_at }: Queued<QueueTable>,
  until: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable(asMails(table))
    .set({ ...claimed, attempts: attempts + 1, next_attempt_at: until })
    .where("id", "=", id)
    .where("attempts", "=", attempts)
    .where("next_attempt_at", "=", next_attempt_at)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Writes what became of an attempt. What arrived stays so: a failure counts only if no other attempt
 * was started or has settled meanwhile, and if the row was not released to be sent again at once.
 */
async function settle<T extends QueueTable>(
  db: Database,
  table: T,
  { id, attempts, until }: { id: string; attempts: number; until: number },
  { isSent, changes }: Attempted<T>,
): Promise<void> {
  if (changes === null) {
    await db.deleteFrom(asMails(table)).where("id", "=", id).execute();
    return;
  }
  const row = db.updateTable(asMails(table)).set(changes).where("id", "=", id);
  const claimed = row.where("attempts", "=", attempts).where("next_attempt_at", "=", until);
  await (isSent ? row : claimed).execute();
}

/**
 * The oldest due items of each lane, limited per lane. Skips from lane to lane in the index, so
 * that long lanes cost no more than short ones.
 */
export async function listDueOfLanes(
  db: Database,
  table: QueueTable,
  now: number,
  ofLane: number,
): Promise<LaneItem[]> {
  const rows = sql.table(table);
  const column = sql.ref(LANE_COLUMN[table]);
  const itemAt = (offset: number) => sql`(
    select id from ${rows}
    where ${column} = lanes.lane and next_attempt_at is not null and next_attempt_at <= ${now}
    order by next_attempt_at limit 1 offset ${sql.lit(offset)}
  )`;
  const places = Array.from(
    { length: ofLane },
    (_, offset) => sql`${itemAt(offset)} as ${sql.ref(`item${offset}`)}`,
  );
  const found = await sql<Record<string, string | null> & { lane: string }>`
    with recursive lanes(lane) as (
      select min(${column}) from ${rows} where next_attempt_at is not null
      union all
      select (
        select min(${column}) from ${rows}
        where next_attempt_at is not null and ${column} > lanes.lane
      ) from lanes where lanes.lane is not null
    )
    select lane, ${sql.join(places)} from lanes where lane is not null
  `.execute(db);
  return found.rows.flatMap(({ lane, ...items }) =>
    Object.values(items).flatMap((id) => (id === null ? [] : [{ id, lane }])),
  );
}

/** When the next item becomes due. */
export async function nextDueAt(
  db: Database,
  table: QueueTable,
  now: number,
): Promise<number | undefined> {
  const row = await db
    .selectFrom(asMails(table))
    .select("next_attempt_at")
    .where("next_attempt_at", "is not", null)
    .where("next_attempt_at", ">", now)
    .orderBy("next_attempt_at")
    .limit(1)
    .executeTakeFirst();
  return row?.next_attempt_at ?? undefined;
}

/** Those above the bound are deleted by further insertions, so that many at once delete few. */
const MAX_DROPPED = 2;

/**
 * Makes room for another delivery in a lane with `most` unsent ones: drops the one that waits longest
 * for its next attempt, and another if there are too many. Returns how many were dropped.
 */
export async function dropExcess(
  db: Database,
  table: QueueTable,
  lane: string,
  most: number,
): Promise<number> {
  const unsent = db
    .selectFrom(asMails(table))
    .select("id")
    .where(asMailsColumn(LANE_COLUMN[table]), "=", lane)
    .where("next_attempt_at", "is not", null);
  const excess = await unsent
    .orderBy("next_attempt_at")
    .offset(most - 1)
    .limit(MAX_DROPPED)
    .execute();
  if (excess.length === 0) return 0;
  const last = unsent.orderBy("next_attempt_at", "desc").limit(excess.length);
  const { numDeletedRows } = await db
    .deleteFrom(asMails(table))
    .where("id", isSqlite(db) ? "in" : "=", isSqlite(db) ? last : notLocked(last))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Of several transactions at once, each drops others. An array is read once for all rows. */
const notLocked = (rows: SelectQueryBuilder<Tables, "mails", { id: string }>) =>
  sql<string>`any(array(${rows.forUpdate().skipLocked()}))`;
