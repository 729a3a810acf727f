import { type RawBuilder, sql } from "kysely";
import type { Clock } from "../core/clock.js";
import { ServiceError } from "../core/service-error.js";
import { type Database, isSqlite } from "./database.js";
import { takeLease, whileRenewing } from "./lease.js";
import { migrations } from "./migrations/index.js";
import { settlePlans } from "./plans.js";
import { DatabaseUnavailable } from "./unavailable.js";

/** How long an instance that dies during a migration delays the next one. */
export const MIGRATION_LEASE_MILLIS = 10_000;
const RENEWALS_OF_LEASE = 4;

/** How long a PostgreSQL migration waits for a lock: later queries on the table queue behind it. */
const LOCK_MILLIS = 2000;
/** How long these queries may go on before the next attempt. */
const LOCK_PAUSE_MILLIS = 3000;

/**
 * Migrates the database to this version's schema. Concurrent instances are safe: one migrates, the
 * others wait for its lease. Throws for a database of a newer version, so that an old instance
 * never writes to it. Waits for locks of other programs as long as they last, and passes `onWait` a
 * sentence that says for what.
 */
export async function migrate(
  db: Database,
  clock: Clock,
  onWait: (sentence: string) => void = () => {},
): Promise<string[]> {
  await ensureTable(
    db,
    sql`create table if not exists migrations (name text not null primary key, applied_at bigint not null)`,
  );
  await ensureTable(
    db,
    sql`create table if not exists leases (name text not null primary key, holder text not null, expires_at bigint not null)`,
  );
  if ((await pending(db)).length === 0) return [];
  await using lease = await takeLease(db, clock, "migrate", MIGRATION_LEASE_MILLIS);
  // Awaited here, so that the lease lasts until the work is done.
  return await whileRenewing(lease, clock, MIGRATION_LEASE_MILLIS / RENEWALS_OF_LEASE, () =>
    apply(db, clock, onWait),
  );
}

/**
 * "If not exists" does not prevent races: concurrent creators of a table may fail in several ways.
 * A second attempt finds the table.
 */
async function ensureTable(db: Database, create: RawBuilder<unknown>): Promise<void> {
  await create.execute(db).catch(() => create.execute(db));
}

/** The names of pending migrations. One read on a database that has some; never writes. */
export async function pendingMigrations(db: Database): Promise<string[]> {
  const left = await pending(db).catch(async (error: unknown) => {
    if (error instanceof ServiceError) throw error;
    const tables = await db.introspection.getTables();
    // Another process may just have made the table.
    return tables.some(({ name }) => name === "migrations") ? await pending(db) : migrations;
  });
  return left.map(({ name }) => name);
}

/**
 * Whether this database was never used: it is empty, or a process that set it up was interrupted
 * before it had a project.
 */
export async function isUnused(db: Database): Promise<boolean> {
  const hasProjects = (await db.introspection.getTables()).some(({ name }) => name === "projects");
  if (!hasProjects) return true;
  const project = await db.selectFrom("projects").select("id").limit(1).executeTakeFirst();
  return project === undefined;
}

const BY_COMMAND =
  "Run npx @stackkit/service migrate with the same settings, as a step of each release. Or set " +
  "STACKKIT_MIGRATE=start, which migrates it at the start.";
/** The command cannot have the folder of a service that runs, and keeps no copy of the file. */
const BY_RESTART =
  "Restart the service with this version: it copies the file beside itself and migrates it.";

/** How to migrate the database of a service that may be running. */
export const howToMigrate = (db: Database): string => (isSqlite(db) ? BY_RESTART : BY_COMMAND);

/**
 * Throws `database-not-migrated` unless the database has this version's schema. `howTo` says what to
 * do about it; a service that was told not to migrate names the command.
 */
export async function requireMigrated(db: Database, howTo = BY_COMMAND): Promise<void> {
  const left = await pendingMigrations(db);
  if (left.length === 0) return;
  throw new ServiceError(
    "database-not-migrated",
    `The database lacks the migrations ${left.join(", ")}. ${howTo}`,
  );
}

async function pending(db: Database) {
  const applied = (await db.selectFrom("migrations").select("name").orderBy("name").execute()).map(
    ({ name }) => name,
  );
  const unknown = applied.filter(
    (name) => !migrations.some((migration) => migration.name === name),
  );
  if (unknown.length > 0) {
    throw new ServiceError(
      "database-is-newer",
      "The database was made by a newer version of the service, or by one that was never released " +
        `(it holds ${unknown.join(", ")}). Start that version or a newer one, or choose another ` +
        "data directory.",
    );
  }
  return migrations.filter(({ name }) => !applied.includes(name));
}

async function apply(
  db: Database,
  clock: Clock,
  onWait: (sentence: string) => void,
): Promise<string[]> {
  const done: string[] = [];
  const left = await pending(db);
  for (const migration of left) {
    const run = () =>
      db.transaction().execute(async (tx) => {
        if (!isSqlite(tx)) await sql`set local lock_timeout = ${sql.lit(LOCK_MILLIS)}`.execute(tx);
        await migration.up(tx as never);
        if (migration === left.at(-1)) await settlePlans(tx);
        await tx
          .insertInto("migrations")
          .values({ name: migration.name, applied_at: clock.now() })
          .execute();
      });
    while (!(await isDoneUnlessLocked(db, run))) {
      onWait(
        `The migration ${migration.name} needs a lock that another program holds` +
          `${await oldestTransaction(db)}. It is tried again until it gets the lock; other ` +
          "queries go on meanwhile.",
      );
      await clock.wait(LOCK_PAUSE_MILLIS);
    }
    done.push(migration.name);
  }
  return done;
}

/** Runs a transaction on PostgreSQL. False if it was rolled back since it did not get a lock. */
async function isDoneUnlessLocked(db: Database, run: () => Promise<void>): Promise<boolean> {
  try {
    await run();
    return true;
  } catch (error) {
    if (!isSqlite(db) && error instanceof DatabaseUnavailable && error.reason === "lock")
      return false;
    throw error;
  }
}

/** Names the open transaction that probably holds a lock, as a part of a sentence. */
async function oldestTransaction(db: Database): Promise<string> {
  const { rows } = await sql<{ pid: number; application_name: string | null }>`
    select pid, application_name from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null
    order by xact_start limit 1
  `.execute(db);
  const [oldest] = rows;
  if (!oldest) return "";
  const { pid, application_name: name } = oldest;
  return `, probably PostgreSQL's process ${pid}${name ? ` (${name})` : ""}`;
}
