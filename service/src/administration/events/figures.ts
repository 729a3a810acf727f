import { type RawBuilder, sql } from "kysely";
import { countActive, countSignUps } from "../../accounts/metrics.js";
import { dateOf } from "../../core/clock.js";
import { DAY } from "../../core/time.js";
import type { Database } from "../../db/database.js";

/** Failures that are counted, the latest first. */
const MAX_COUNTED = 500_000;

export interface DayFigures {
  readonly date: string;
  readonly sign_ups: number;
  readonly active_users: number;
  readonly failures: Readonly<Record<string, number>>;
  readonly failed_mails: number;
  readonly failed_webhooks: number;
}

/** A project's figures of the last days. Each is counted by an index. */
export async function readFigures(
  db: Database,
  projectId: string,
  days: number,
  now: number,
): Promise<{ readonly days: DayFigures[]; readonly isPartial: boolean }> {
  const today = Math.floor(now / DAY);
  const first = today - days + 1;
  const since = first * DAY;
  const signUps = await countSignUps(db, projectId, since);
  const active = await countActive(db, projectId, dateOf(since));
  const failures = await countByDay(
    db,
    sql`select at, reason from auth_events where "project_id" = ${projectId} and outcome in ('failed', 'refused') and at >= ${since} order by at desc`,
  );
  const mails = await countByDay(
    db,
    sql`select sent_at as at, null as reason from sent_emails where "project_id" = ${projectId} and error is not null and sent_at >= ${since} order by sent_at desc`,
  );
  const webhooks = await countByDay(
    db,
    sql`select created_at as at, null as reason from webhook_deliveries where "project_id" = ${projectId} and created_at >= ${since} and delivered_at is null and problem is not null order by created_at desc`,
  );
  const sumOf = (counts: Counts, day: number) =>
    [...(counts.days.get(day)?.values() ?? [])].reduce((sum, count) => sum + count, 0);
  return {
    days: Array.from({ length: days }, (_, at) => first + at).map((day) => {
      const date = dateOf(day * DAY);
      return {
        date,
        sign_ups: signUps.get(day) ?? 0,
        active_users: active.get(date) ?? 0,
        failures: Object.fromEntries(failures.days.get(day) ?? []),
        failed_mails: sumOf(mails, day),
        failed_webhooks: sumOf(webhooks, day),
      };
    }),
    isPartial: failures.isPartial || mails.isPartial || webhooks.isPartial,
  };
}

interface Counts {
  /** By the number of the day since 1970, and the reason. */
  readonly days: ReadonlyMap<number, ReadonlyMap<string, number>>;
  readonly isPartial: boolean;
}

async function countByDay(db: Database, rows: RawBuilder<unknown>): Promise<Counts> {
  // Subtracts the remainder, since not all engines divide integers to integers.
  const day = sql`(at - at % ${sql.lit(DAY)}) / ${sql.lit(DAY)}`;
  const counted = await sql<{ day: number; reason: string | null; count: number }>`
    select ${day} as day, reason, count(*) as count
    from (${rows} limit ${sql.lit(MAX_COUNTED)}) as "found" group by ${day}, reason
  `.execute(db);
  const days = new Map<number, Map<string, number>>();
  let sum = 0;
  for (const { day: number, reason, count } of counted.rows) {
    const ofDay = days.get(Number(number)) ?? new Map<string, number>();
    days.set(Number(number), ofDay.set(reason ?? "UNKNOWN", Number(count)));
    sum += Number(count);
  }
  return { days, isPartial: sum >= MAX_COUNTED };
}
