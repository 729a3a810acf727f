import type { Cleanup } from "../core/cleanup.js";
import { systemClock } from "../core/clock.js";
import type { Log } from "../core/log.js";
import type { Vault } from "../core/vault.js";
import { copyBefore } from "../db/copy-before.js";
import type { Database, OpenDatabase } from "../db/database.js";
import { isUnused, migrate, pendingMigrations, requireMigrated } from "../db/migrate.js";
import { openDatabase } from "../db/open.js";
import { requireOwnSecret } from "../db/require-own-secret.js";
import type { ServiceConfig } from "../settings/config.js";
import type { Hosting } from "./hosting.js";

/** PostgreSQL time limits in milliseconds: replaces a hung connection within ten seconds. */
const DATABASE_LIMITS = { connect: 3000, wait: 5000, answer: 6000 } as const;

/** One migrates, one renews the lease. */
const MIGRATING_CONNECTIONS = 2;

/**
 * A migrated database in memory. Others of this process begin as its copy, so that tests with many
 * services migrate once.
 */
let template: Uint8Array | undefined;

/**
 * Opens the database with this version's schema: migrated here, or required to be. Before it writes
 * anything, it checks that the secret is the one with which the data was sealed.
 */
export async function openMigrated(
  config: ServiceConfig,
  { migrations }: Pick<Hosting, "migrations">,
  file: string | undefined,
  vault: Vault,
  log: Log,
  cleanup: Cleanup,
): Promise<Database> {
  const {
    databaseUrl: url,
    databaseConnections: connections,
    databaseLimits,
    onStatement,
  } = config;
  const limits = { ...DATABASE_LIMITS, ...databaseLimits };
  const isInMemory = url === undefined && file === undefined;
  const copyOf = isInMemory ? template : undefined;
  const opened = cleanup.use(
    await openDatabase({ file, copyOf, url, connections, limits, onStatement }),
  );
  const { db, serialize } = opened;
  if (!isInMemory) await requireOwnSecret(db, vault);
  if (url !== undefined && migrations !== "require") await migrateServer(url, db, migrations, log);
  if (url !== undefined || migrations === "require") await requireMigrated(db);
  else await migrateFile(opened, file);
  if (isInMemory) template ??= serialize?.();
  return db;
}

/** Migrates a PostgreSQL database if it lacks something. */
async function migrateServer(
  url: string,
  db: Database,
  migrations: Hosting["migrations"],
  log: Log,
): Promise<void> {
  if ((await pendingMigrations(db)).length === 0) return;
  if (migrations === "set-up" && !(await isUnused(db))) return;
  // A migration may take longer than any request, so its connections have no time limits.
  await using patient = await openDatabase({ url, connections: MIGRATING_CONNECTIONS });
  await migrate(patient.db, systemClock, (sentence) => log.warn(sentence));
}

/** Migrates a SQLite file. One with data is copied beside itself first. */
async function migrateFile({ db, backup }: OpenDatabase, file: string | undefined): Promise<void> {
  let nameCopy: (() => void) | undefined;
  if (file !== undefined && backup !== undefined) {
    const [first] = await pendingMigrations(db);
    if (first !== undefined && !(await isUnused(db)))
      nameCopy = await copyBefore(first, file, backup);
  }
  // Leases hold between processes, so they use the system clock even if a test controls the
  // service's.
  await migrate(db, systemClock);
  nameCopy?.();
}
