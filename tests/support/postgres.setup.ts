import type { TestProject } from "vitest/node";
import { startPostgres } from "../../scripts/postgres/server.mjs";

/** Gives the tests of one project a PostgreSQL, and takes it away again. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  project.provide("postgresUrl", postgres.url);
  return () => postgres.stop();
}

declare module "vitest" {
  interface ProvidedContext {
    postgresUrl: string;
  }
}
