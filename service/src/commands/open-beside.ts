import { existsSync } from "node:fs";
import { Cleanup } from "../core/cleanup.js";
import { systemClock } from "../core/clock.js";
import { ServiceError } from "../core/service-error.js";
import { createVault, type Vault } from "../core/vault.js";
import type { OpenDatabase } from "../db/database.js";
import { migrate } from "../db/migrate.js";
import { openDatabase } from "../db/open.js";
import type { ServiceConfig } from "../settings/config.js";
import { secretOf } from "../settings/secret.js";
import { databaseFileOf, readOrMakeSecret } from "../start/data-directory.js";

/** A database opened while a service may be running. */
export interface Opened extends OpenDatabase {
  readonly vault: Vault;
}

/**
 * Opens the configured database without locking its directory. Read-only commands leave the schema
 * unchanged.
 */
export async function openBeside(
  config: ServiceConfig,
  { onlyLooks = false } = {},
): Promise<Opened> {
  const directory = config.databaseUrl === undefined ? config.dataDirectory : undefined;
  const file = directory && databaseFileOf(directory);
  if (file && !existsSync(file))
    throw new ServiceError(
      "no-database",
      `There is no database in ${directory}. Start the service once, or name its directory ` +
        "with --data.",
    );
  const cleanup = new Cleanup();
  const opened = cleanup.use(await openDatabase({ file, url: config.databaseUrl }));
  try {
    if (!onlyLooks) await migrate(opened.db, systemClock);
    const vault = createVault(
      secretOf(config, directory ? () => readOrMakeSecret(directory) : undefined),
      config.previousSecret,
    );
    return { ...opened, vault, [Symbol.asyncDispose]: () => cleanup[Symbol.asyncDispose]() };
  } catch (error) {
    await cleanup[Symbol.asyncDispose]();
    throw error;
  }
}
