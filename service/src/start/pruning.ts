import { setImmediate as nextTurn } from "node:timers/promises";
import { DEVICE_TOKEN_LIFE_MILLIS } from "@stackkit/next/protocol/internal";
import { sql } from "kysely";
import { announceRemovals, REMOVED_AFTER_MILLIS } from "../accounts/suspended/announce-removal.js";
import { pauseFailing } from "../console/webhooks/pause-failing.js";
import { dateOf, systemClock } from "../core/clock.js";
import { DAY, HOUR } from "../core/time.js";
import { tryLease } from "../db/lease.js";
import type { Tables } from "../db/tables.js";
import type { Context } from "../http/context.js";
import { trimOwners, trimUnknownEvents } from "../users/auth-events/table.js";
import { OBJECTION_MILLIS } from "../users/former-addresses.js";

const EVERY_MILLIS = HOUR;
/**
 * Rows per delete, to keep other statements fast. SQLite answers within the turn of the event loop,
 * so requests get one between two deletes.
 */
const BATCH = 1000;

interface Rule {
  readonly table: keyof Tables;
  readonly key: readonly string[];
  /** The column with the time of expiry or creation. */
  readonly column: string;
  /** How long a row is retained after that. */
  readonly keptMillis: number;
}

/**
 * Retention of growing tables. Codes outlive their expiry, so that late clicks get a clear error.
 */
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
  { table: "administrator_invitations", key: ["id"], column: "expires_at", keptMillis: 0 },
  { table: "agent_keys", key: ["id"], column: "expires_at", keptMillis: 30 * DAY },
  { table: "sessions", key: ["project_id", "id"], column: "expires_at", keptMillis: 0 },
  {
    table: "known_networks",
    key: ["project_id", "user_id", "network_hash"],
    column: "last_seen_at",
    keptMillis: 90 * DAY,
  },
  {
    table: "device_ids",
    key: ["project_id", "user_id", "device_id"],
    column: "last_seen_at",
    keptMillis: DEVICE_TOKEN_LIFE_MILLIS,
  },
  {
    table: "suspended_rows",
    key: ["project_id", "id"],
    column: "warned_at",
    keptMillis: REMOVED_AFTER_MILLIS,
  },
  {
    table: "deleted_users",
    key: ["project_id", "id_hash"],
    column: "deleted_at",
    keptMillis: 365 * DAY,
  },
  {
    table: "former_addresses",
    key: ["project_id", "user_id", "canonical"],
    column: "removed_at",
    keptMillis: OBJECTION_MILLIS,
  },
  {
    table: "former_credentials",
    key: ["project_id", "id"],
    column: "removed_at",
    keptMillis: OBJECTION_MILLIS,
  },
  // Their tokens have ended long since.
  { table: "signing_keys", key: ["kid"], column: "retired_at", keptMillis: 7 * DAY },
  { table: "owner_keys", key: ["project_id", "id"], column: "revoked_at", keptMillis: 90 * DAY },
  { table: "owner_keys", key: ["project_id", "id"], column: "expires_at", keptMillis: 90 * DAY },
  { table: "rate_limits", key: ["key"], column: "expires_at", keptMillis: 0 },
  { table: "mails", key: ["id"], column: "created_at", keptMillis: 30 * DAY },
  { table: "sent_emails", key: ["id"], column: "sent_at", keptMillis: 90 * DAY },
  { table: "webhook_deliveries", key: ["id"], column: "created_at", keptMillis: 30 * DAY },
  { table: "emulator_records", key: ["model", "id"], column: "expires_at", keptMillis: DAY },
  { table: "jobs", key: ["project_id", "id"], column: "created_at", keptMillis: 90 * DAY },
  {
    table: "job_failures",
    key: ["project_id", "job_id", "user_id"],
    column: "at",
    keptMillis: 90 * DAY,
  },
  // Personal data of many people.
  {
    table: "job_files",
    key: ["project_id", "job_id", "part"],
    column: "created_at",
    keptMillis: DAY,
  },
  { table: "audit", key: ["id"], column: "at", keptMillis: 365 * DAY },
  { table: "auth_events", key: ["id"], column: "at", keptMillis: 90 * DAY },
];
/** Days of retained activity: 13 months. */
const ACTIVITY_DAYS = 396;

/** Deletes expired rows. Returns how many. */
export async function prune({ db, clock }: Pick<Context, "db" | "clock">): Promise<number> {
  const now = clock.now();
  let gone = 0;
  for (const rule of RULES) {
    for (;;) {
      const deleted = await deleteBatch(db, rule, now - rule.keptMillis);
      gone += deleted;
      if (deleted < BATCH) break;
      await nextTurn();
    }
  }
  gone += await pruneEvents(db);
  const firstDay = dateOf(now - ACTIVITY_DAYS * DAY);
  const { numDeletedRows } = await db
    .deleteFrom("activity")
    .where("day", "<", firstDay)
    .executeTakeFirst();
  return gone + Number(numDeletedRows);
}

/** Events above the maximum of their owner or project. */
async function pruneEvents(db: Context["db"]): Promise<number> {
  let gone = 0;
  for (const { id } of await db.selectFrom("projects").select("id").execute()) {
    for (;;) {
      const { owners, events } = await trimOwners(db, id, BATCH);
      gone += events;
      if (owners < BATCH) break;
      await nextTurn();
    }
    for (;;) {
      const deleted = await trimUnknownEvents(db, id, BATCH);
      gone += deleted;
      await nextTurn();
      if (deleted < BATCH) break;
    }
  }
  return gone;
}

/** One statement, so that a row renewed meanwhile stays. */
async function deleteBatch(
  db: Context["db"],
  { table, key, column }: Rule,
  before: number,
): Promise<number> {
  const from = sql.table(table);
  const columns = sql.join(key.map((name) => sql.ref(name)));
  const isOld = sql`${sql.ref(column)} < ${before}`;
  const { numAffectedRows } = await sql`
    delete from ${from}
    where ${isOld} and (${columns}) in (select ${columns} from ${from} where ${isOld} limit ${BATCH})
  `.execute(db);
  return Number(numAffectedRows ?? 0);
}

/**
 * Prunes if no instance has done so within the hour. Returns the number of rows, or `undefined`.
 * For instances that live too short for a timer.
 */
export async function pruneHourly(context: Context) {
  // Never released, so that the next one waits until it expires.
  const lease = await tryLease(context.db, systemClock, "prune-hourly", EVERY_MILLIS);
  return lease && doHourlyWork(context);
}

/** Returns the number of pruned rows. */
async function doHourlyWork(context: Context): Promise<number> {
  await announceRemovals(context);
  await pauseFailing(context);
  return prune(context);
}

/** Prunes hourly, in one instance at a time. */
export function startPruning(context: Context): void {
  context.background.run("pruning", async () => {
    const signal = context.background.stopping;
    while (!signal.aborted) {
      await context.clock.wait(EVERY_MILLIS, signal);
      try {
        await using lease = await tryLease(context.db, systemClock, "prune", EVERY_MILLIS / 2);
        if (!lease) continue;
        context.log.info("pruned", { rows: await doHourlyWork(context) });
      } catch (error) {
        // A temporarily unavailable database must not stop the pruning.
        context.log.error("pruning failed, and is tried again in an hour", { error });
      }
    }
  });
}
