import type { TestProject } from "vitest/node";
import { createDatabase, startPostgres } from "../../scripts/postgres/server.mjs";
import { systemClock } from "../../service/src/core/clock.js";
import { migrate } from "../../service/src/db/migrate.js";
import { openDatabase } from "../../service/src/db/open.js";

/** A migrated database that those of the tests are copied from. */
const TEMPLATE = "stackkit_template";

/** Starts a PostgreSQL for the tests of one project. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // With hundreds of databases, it would start a process every few hundred milliseconds.
  const postgres = await startPostgres({ settings: { autovacuum: "off" } });
  await createTemplate(postgres.url);
  project.provide("postgresUrl", postgres.url);
  return () => postgres.stop();
}

async function createTemplate(url: string): Promise<void> {
  await using template = await openDatabase({ url: await createDatabase(url, TEMPLATE) });
  await migrate(template.db, systemClock);
}

declare module "vitest" {
  interface ProvidedContext {
    postgresUrl: string;
  }
}
