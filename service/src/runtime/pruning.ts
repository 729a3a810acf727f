import { systemClock } from "../core/clock.js";
import { tryLease } from "../db/lease.js";
import type { Tables } from "../db/tables.js";
import type { Context } from "./context.js";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How often what is no longer needed goes. */
const EVERY_MILLIS = HOUR;
/** Rows that go at once, so that nothing else waits long. */
const BATCH = 1000;

interface Rule {
  readonly table: keyof Tables;
  readonly key: readonly string[];
  /** The column that says when a row's time was over, or when it was made. */
  readonly column: string;
  /** How long a row is kept after that. */
  readonly keptMillis: number;
}

/** What grows without end, and how long it is of use. Codes outlive their expiry, so that a late click is told so. */
export const RULES: readonly Rule[] = [
  {
    table: "verification_codes",
    key: ["project_id", "id"],
    column: "expires_at",
    keptMillis: 30 * DAY,
  },
  { table: "authorization_codes", key: ["code_hash"], column: "expires_at", keptMillis: DAY },
  { table: "oauth_requests", key: ["state_hash"], column: "expires_at", keptMillis: DAY },
  { table: "cli_logins", key: ["polling_hash"], column: "expires_at", keptMillis: 30 * DAY },
  { table: "sessions", key: ["project_id", "id"], column: "expires_at", keptMillis: 0 },
  {
    table: "known_networks",
    key: ["project_id", "user_id", "network_hash"],
    column: "last_seen_at",
    keptMillis: 90 * DAY,
  },
  { table: "rate_limits", key: ["key"], column: "expires_at", keptMillis: 0 },
  { table: "mails", key: ["id"], column: "created_at", keptMillis: 30 * DAY },
  { table: "sent_emails", key: ["id"], column: "sent_at", keptMillis: 90 * DAY },
  { table: "webhook_deliveries", key: ["id"], column: "created_at", keptMillis: 30 * DAY },
  { table: "emulator_records", key: ["model", "id"], column: "expires_at", keptMillis: DAY },
  { table: "audit", key: ["id"], column: "at", keptMillis: 365 * DAY },
];
/** Days of activity that are kept: a year and a month. */
const ACTIVITY_DAYS = 396;

/** Deletes what is no longer needed. Returns how many rows went. */
export async function prune({ db, clock }: Pick<Context, "db" | "clock">): Promise<number> {
  const now = clock.now();
  let gone = 0;
  for (const rule of RULES) {
    for (;;) {
      const deleted = await deleteBatch(db, rule, now - rule.keptMillis);
      gone += deleted;
      if (deleted < BATCH) break;
    }
  }
  const firstDay = new Date(now - ACTIVITY_DAYS * DAY).toISOString().slice(0, 10);
  const { numDeletedRows } = await db
    .deleteFrom("activity")
    .where("day", "<", firstDay)
    .executeTakeFirst();
  return gone + Number(numDeletedRows);
}

async function deleteBatch(
  db: Context["db"],
  { table, key, column }: Rule,
  before: number,
): Promise<number> {
  const { ref } = db.dynamic;
  const old = await db
    .selectFrom(table)
    .select(key.map((name) => ref(name)) as never)
    .where(ref(column) as never, "<", before as never)
    .limit(BATCH)
    .execute();
  const rows = old as Record<string, string>[];
  if (rows.length === 0) return 0;
  const { numDeletedRows } = await db
    .deleteFrom(table as "mails")
    .where((where) =>
      where.or(
        rows.map((row) =>
          where.and(key.map((name) => where(name as "id", "=", row[name] as string))),
        ),
      ),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Prunes every hour, one instance at a time. */
export function startPruning(context: Context): void {
  context.background.run("pruning", async () => {
    const signal = context.background.stopping;
    while (!signal.aborted) {
      await context.clock.wait(EVERY_MILLIS, signal);
      try {
        await using lease = await tryLease(context.db, systemClock, "prune", EVERY_MILLIS / 2);
        if (lease) context.log.info("pruned", { rows: await prune(context) });
      } catch (error) {
        // A database that is away for a while must not end the pruning for good.
        context.log.error("pruning failed, and is tried again in an hour", { error });
      }
    }
  });
}
