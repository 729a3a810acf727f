import { join } from "node:path";
import type { Database } from "../../service/src/db/database.js";
import { migrations } from "../../service/src/db/migrations/index.js";
import { openDatabase } from "../../service/src/db/open.js";
import { makeFolder } from "./folder.js";
import { freshDatabase } from "./service.js";

interface EarlierDatabase extends AsyncDisposable {
  readonly db: Database;
  /** Runs the migration and those after it. */
  migrate(): Promise<void>;
}

/** A database as it was before a migration, named by its number, on the engine of the run. */
export async function openEarlierDatabase(migration: string): Promise<EarlierDatabase> {
  const opened = await openDatabase({
    file: join(makeFolder(), "earlier.db"),
    url: await freshDatabase(),
  });
  const run = async (steps: typeof migrations) => {
    for (const { up } of steps) await up(opened.db as never);
  };
  await run(migrations.filter(({ name }) => name < migration));
  return {
    db: opened.db,
    migrate: () => run(migrations.filter(({ name }) => name >= migration)),
    [Symbol.asyncDispose]: () => opened[Symbol.asyncDispose](),
  };
}
