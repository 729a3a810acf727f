import { sql } from "kysely";
import type { Database } from "./database.js";

/** Tables of deliveries. */
export type LaneTable = "mails" | "webhook_deliveries";
const LANE_COLUMN = { mails: "project_id", webhook_deliveries: "url" } as const;

/** An item whose next attempt is due. */
export interface DueItem {
  readonly id: string;
  readonly lane: string;
}

/**
 * The oldest due items of each lane, limited per lane. Skips from lane to lane in the index, so
 * that long lanes cost no more than short ones.
 */
export async function listDueOfLanes(
  db: Database,
  table: LaneTable,
  now: number,
  ofLane: number,
): Promise<DueItem[]> {
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
  table: LaneTable,
  now: number,
): Promise<number | undefined> {
  const row = await db
    .selectFrom(table as "mails")
    .select("next_attempt_at")
    .where("next_attempt_at", "is not", null)
    .where("next_attempt_at", ">", now)
    .orderBy("next_attempt_at")
    .limit(1)
    .executeTakeFirst();
  return row?.next_attempt_at ?? undefined;
}
