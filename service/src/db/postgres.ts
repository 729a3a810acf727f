import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { ServiceError } from "../service-error.js";
import { joinReads } from "./joined-reads.js";
import { type DatabaseOptions, logTo, type OpenDatabase } from "./open.js";
import { createPipeline } from "./pipeline.js";
import { preparedName } from "./prepared.js";
import { setReadAside, tellingOf } from "./read-aside.js";
import type { Tables } from "./tables.js";

const CONNECTIONS = 10;
/** Of these, so many are not in the pool: see the pipeline. */
const PIPELINES = 1;
const CONNECT_TIMEOUT_MILLIS = 10_000;
const INT8 = 20;
const SCHEME = /^postgres(ql)?:\/\//;

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

/** How to connect to a database, and how values come back from it. */
export const connectionTo = (url: string): pg.ClientConfig => ({
  connectionString: url,
  connectionTimeoutMillis: CONNECT_TIMEOUT_MILLIS,
  // Times are whole milliseconds and fit a JavaScript number; the driver hands 64-bit integers over as text.
  types: { getTypeParser: (oid: number, format?: "text" | "binary") => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format as "text")) },
});

export async function openPostgres(url: string, { connections = CONNECTIONS, onStatement }: DatabaseOptions): Promise<OpenDatabase> {
  // The address is not repeated: it may hold a password.
  if (!SCHEME.test(url)) throw new ServiceError("bad-address", "The database (DATABASE_URL, --database-url) must be an address that begins with postgres:// or postgresql://.");
  const config = connectionTo(url);
  const pooled = isPooled(url);
  const pipelines = pooled || connections <= PIPELINES ? 0 : PIPELINES;
  const pool = new pg.Pool({ ...config, Client: pooled ? pg.Client : PlanningClient, max: connections - pipelines });
  // A connection that dies while idle is replaced by the pool; without a listener it would end the process.
  pool.on("error", () => {});
  await requireAnswer(pool);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), ...logTo(onStatement) });
  const pipeline = pipelines > 0 ? createPipeline(config) : undefined;
  if (pipeline) setReadAside(db, tellingOf(onStatement, joinReads(pipeline.ask)));
  return {
    db,
    engine: "postgres",
    async [Symbol.asyncDispose]() {
      await db.destroy();
      await pipeline?.[Symbol.asyncDispose]();
    },
  };
}

/** Connects once, so that a wrong address or password is told at the start and in a sentence. */
async function requireAnswer(pool: pg.Pool): Promise<void> {
  try {
    (await pool.connect()).release();
  } catch (cause) {
    await pool.end();
    throw new ServiceError("database-unusable", `The database (DATABASE_URL, --database-url) cannot be used: ${(cause as Error).message}.`, { cause });
  }
}
