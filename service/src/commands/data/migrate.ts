import { Cleanup } from "../../core/cleanup.js";
import { systemClock } from "../../core/clock.js";
import { migrate as migrateDatabase } from "../../db/migrate.js";
import { openDatabase } from "../../db/open.js";
import { refuseForeignTables } from "../../db/require-own-secret.js";
import { openConfiguredDirectory } from "../../start/data-directory.js";
import { readCommandLine } from "../options.js";

/** Migrates the database to this version's schema. */
export async function migrate(args: string[]): Promise<void> {
  const { config } = await readCommandLine(args);
  await using cleanup = new Cleanup();
  const directory = await openConfiguredDirectory(config);
  if (directory) cleanup.use(directory);
  const { db } = cleanup.use(
    await openDatabase({ file: directory?.databaseFile, url: config.databaseUrl }),
  );
  await refuseForeignTables(db);
  const done = await migrateDatabase(
    db,
    systemClock,
    (sentence) => void process.stderr.write(`${sentence}\n`),
  );
  process.stdout.write(
    done.length === 0 ? "The database is up to date.\n" : `Applied ${done.join(", ")}.\n`,
  );
}
