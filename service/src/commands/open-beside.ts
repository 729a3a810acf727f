import { existsSync } from "node:fs";
import { systemClock } from "../core/clock.js";
import { ServiceError } from "../core/service-error.js";
import { createVault, type Vault } from "../core/vault.js";
import type { OpenDatabase } from "../db/database.js";
import { howToMigrate, isUnused, migrate, requireMigrated } from "../db/migrate.js";
import { openDatabase } from "../db/open.js";
import { refuseForeignTables, requireOwnSecret } from "../db/require-own-secret.js";
import type { ServiceConfig } from "../settings/config.js";
import { secretOf } from "../settings/secret.js";
import { databaseFileOf } from "../start/data-directory.js";
import { readOrMakeSecret, readSecret } from "../start/directory-secret.js";

/** A database opened while a service may be running. */
export interface Opened extends OpenDatabase {
  readonly vault: Vault;
}

/**
 * Opens the configured database without locking its directory, for a command that needs neither
 * this version's schema nor the secret. Refuses another program's database.
 */
export const openAsIs = (config: ServiceConfig): Promise<OpenDatabase> =>
  openThen(config, async (opened) => opened);

/** Opens it as `openAsIs`, for a command that reads this version's schema and nothing sealed. */
export const openToRead = (config: ServiceConfig): Promise<OpenDatabase> =>
  openThen(config, async (opened) => {
    await requireMigrated(opened.db, howToMigrate(opened.db));
    return opened;
  });

/**
 * Opens the configured database without locking its directory. Before anything is written, it
 * checks that the secret is the one with which the data was sealed, and that the schema is this
 * version's: an older service may be running. A command that writes sets up a database without data.
 */
export const openBeside = (config: ServiceConfig, { onlyLooks = false } = {}): Promise<Opened> =>
  openThen(config, async (opened) => {
    const isNew = !onlyLooks && (await isUnused(opened.db));
    const vault = vaultOf(config, isNew);
    await requireOwnSecret(opened.db, vault);
    if (isNew) await migrate(opened.db, systemClock);
    await requireMigrated(opened.db, howToMigrate(opened.db));
    return { ...opened, vault };
  });

/**
 * The vault of a database. Only a database without data gets a new secret: one with data has a
 * secret, which this command may not see.
 */
export function vaultOf(config: ServiceConfig, makesSecret: boolean): Vault {
  const directory = directoryOf(config);
  const secretOfDirectory = (from: string) => {
    const secret = makesSecret ? readOrMakeSecret(from) : readSecret(from);
    if (secret !== undefined) return secret;
    throw new ServiceError(
      "secret-missing",
      `STACKKIT_SECRET is not set, and ${from} has no file "secret". Set the secret that the ` +
        "service runs with. Nothing was written.",
    );
  };
  const secret = secretOf(config, directory ? () => secretOfDirectory(directory) : undefined);
  return createVault(secret, config.previousSecret);
}

const directoryOf = ({ databaseUrl, dataDirectory }: ServiceConfig): string | undefined =>
  databaseUrl === undefined ? dataDirectory : undefined;

/** Opens the database, and closes it if `prepare` fails. */
async function openThen<T extends OpenDatabase>(
  config: ServiceConfig,
  prepare: (opened: OpenDatabase) => Promise<T>,
): Promise<T> {
  const directory = directoryOf(config);
  const file = directory && databaseFileOf(directory);
  if (file && !existsSync(file))
    throw new ServiceError(
      "no-database",
      `There is no database in ${directory}. Start the service once, or name its directory ` +
        "with --data.",
    );
  const opened = await openDatabase({ file, url: config.databaseUrl });
  try {
    await refuseForeignTables(opened.db);
    return await prepare(opened);
  } catch (error) {
    await opened[Symbol.asyncDispose]();
    throw error;
  }
}
