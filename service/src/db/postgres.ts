import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { type DatabaseOptions, logTo, type OpenDatabase } from "./open.js";
import { preparedName } from "./prepared.js";
import type { Tables } from "./tables.js";

const CONNECTIONS = 10;
const CONNECT_TIMEOUT_MILLIS = 10_000;
const INT8 = 20;

/** A connection that keeps the plans of prepared statements under their names. */
class PlanningClient extends pg.Client {
  override query(...args: unknown[]): never {
    const [text, values] = args;
    const name = typeof text === "string" ? preparedName(text) : undefined;
    return super.query(...((name === undefined ? args : [{ name, text, values }]) as [string])) as never;
  }
}

/** `?pgbouncer=true`: a pooler between hands every transaction another connection, which knows nothing of plans kept in the last. */
const isPooled = (url: string): boolean => URL.canParse(url) && new URL(url).searchParams.get("pgbouncer") === "true";

export function openPostgres(url: string, { connections = CONNECTIONS, onStatement }: DatabaseOptions): OpenDatabase {
  const pool = new pg.Pool({
    Client: isPooled(url) ? pg.Client : PlanningClient,
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MILLIS,
    // Times are whole milliseconds and fit a JavaScript number; the driver hands 64-bit integers over as text.
    types: { getTypeParser: (oid: number, format?: "text" | "binary") => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format as "text")) },
  });
  // A connection that dies while idle is replaced by the pool; without a listener it would end the process.
  pool.on("error", () => {});
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), ...logTo(onStatement) });
  return { db, engine: "postgres", [Symbol.asyncDispose]: () => db.destroy() };
}
