import type { ServiceConfig } from "../config/config.js";
import { SETTINGS } from "../config/setting-table.js";
import { systemClock } from "../core/clock.js";
import { DATABASE_LIMITS } from "../core/limits.js";
import type { Database } from "../db/database.js";
import { migrate, requireMigrated } from "../db/migrate.js";
import { openDatabase } from "../db/open.js";
import type { Cleanup } from "./cleanup.js";
import type { Hosting } from "./hosting.js";

/** One migrates, one renews the lease. */
const MIGRATING_CONNECTIONS = 2;

/**
 * A migrated database in memory. Others of this process begin as its copy, so that tests with many
 * services migrate once.
 */
let template: Uint8Array | undefined;

/** Opens the database with this version's schema: migrated here, or required to be. */
export async function openMigrated(
  config: ServiceConfig,
  { migrations }: Pick<Hosting, "migrations">,
  file: string | undefined,
  cleanup: Cleanup,
): Promise<Database> {
  const {
    databaseUrl: url,
    databaseConnections: connections,
    databaseLimits,
    joinedReads: joinsReads = SETTINGS.joinedReads.default,
    onStatement,
  } = config;
  if (url !== undefined && migrations === "apply") {
    // A migration may take longer than any request, so its connections have no time limits.
    await using patient = await openDatabase({ url, connections: MIGRATING_CONNECTIONS });
    await migrate(patient.db, systemClock);
  }
  const limits = { ...DATABASE_LIMITS, ...databaseLimits };
  const isInMemory = url === undefined && file === undefined;
  const copyOf = isInMemory ? template : undefined;
  const { db, serialize } = cleanup.use(
    await openDatabase({ file, copyOf, url, connections, limits, onStatement, joinsReads }),
  );
  if (migrations === "require") await requireMigrated(db);
  // Leases hold between processes, so they use the system clock even if a test controls the
  // service's.
  else if (url === undefined) await migrate(db, systemClock);
  if (isInMemory) template ??= serialize?.();
  return db;
}
