import { createDatabase, startPostgres } from "../../scripts/postgres/server.mjs";

/** Starts a PostgreSQL for the services of the tests, whose processes inherit its address. */
export default async function setUp(): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  process.env.E2E_POSTGRES_URL = postgres.url;
  return () => postgres.stop();
}

/** Settings of a service with a database of its own: SQLite, unless the run has PostgreSQL. */
export async function ownDatabase(id: string): Promise<{ databaseUrl?: string; secret?: string }> {
  const { E2E_POSTGRES_URL: url } = process.env;
  if (url === undefined) return {};
  return { databaseUrl: await createDatabase(url, `e2e_${id.replaceAll("-", "")}`), secret: id };
}
