import BetterSqlite3 from "better-sqlite3";
import { Kysely, type KyselyConfig, PostgresDialect, SqliteAdapter, type SqliteDatabase, SqliteDialect, type SqliteStatement } from "kysely";
import pg from "pg";
import { preparedName } from "./prepared.js";
import type { Tables } from "./tables.js";

export type Engine = "sqlite" | "postgres";

/** The database: one query builder over two engines. What differs between them stands in this file and nowhere else. */
export interface Database extends Kysely<Tables> {}

export interface OpenDatabase extends AsyncDisposable {
  readonly db: Database;
  readonly engine: Engine;
  /** Copies the living database to a file. SQLite only; PostgreSQL has tools of its own. */
  readonly backup?: (file: string) => Promise<void>;
}

export interface DatabaseOptions {
  /** A SQLite file, or `:memory:`. */
  readonly file?: string | undefined;
  /** `postgres://…`: takes the place of the file. */
  readonly url?: string | undefined;
  /** Connections to PostgreSQL at most. */
  readonly connections?: number | undefined;
  readonly readonly?: boolean | undefined;
  readonly onStatement?: OnStatement | undefined;
}

/** Told of every statement once it is done. */
export type OnStatement = (statement: { readonly sql: string; readonly parameters: readonly unknown[]; readonly millis: number }) => void;

const BUSY_TIMEOUT_MILLIS = 5000;
const CONNECTIONS = 10;
const CONNECT_TIMEOUT_MILLIS = 10_000;
const INT8 = 20;
const STATEMENTS_AT_MOST = 300;

export function openDatabase(options: DatabaseOptions): OpenDatabase {
  return options.url === undefined ? openSqlite(options) : openPostgres(options.url, options);
}

/** Kysely's log of queries, where somebody listens. */
const logTo = (tell: OnStatement | undefined): Pick<KyselyConfig, "log"> =>
  tell ? { log: ({ query, queryDurationMillis }) => tell({ sql: query.sql, parameters: query.parameters, millis: queryDurationMillis }) } : {};

function openSqlite({ file = ":memory:", readonly = false, onStatement }: DatabaseOptions): OpenDatabase {
  const sqlite = new BetterSqlite3(file, { readonly, timeout: BUSY_TIMEOUT_MILLIS });
  if (!readonly) {
    sqlite.pragma("journal_mode = WAL");
    sqlite.pragma("synchronous = FULL");
  }
  sqlite.pragma("foreign_keys = ON");
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: rememberStatements(sqlite) }), ...logTo(onStatement) });
  return {
    db,
    engine: "sqlite",
    backup: async (to) => {
      await sqlite.backup(to);
    },
    [Symbol.asyncDispose]: () => db.destroy(),
  };
}

/** Parsing a statement takes longer than most of them take to run, so those that come again are kept. */
function rememberStatements(sqlite: BetterSqlite3.Database): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  return {
    prepare(text) {
      const known = kept.get(text);
      if (known) return known;
      const statement = sqlite.prepare(text) as unknown as SqliteStatement;
      if (kept.size >= STATEMENTS_AT_MOST) kept.delete(kept.keys().next().value as string);
      kept.set(text, statement);
      return statement;
    },
    close: () => sqlite.close(),
  };
}

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

function openPostgres(url: string, { connections = CONNECTIONS, onStatement }: DatabaseOptions): OpenDatabase {
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

export const isSqlite = (db: Database): boolean => db.getExecutor().adapter instanceof SqliteAdapter;

/** Whether a failed write broke a uniqueness rule, on either engine. */
export function isUniqueViolation(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return code === "23505" || code === "SQLITE_CONSTRAINT_UNIQUE" || code === "SQLITE_CONSTRAINT_PRIMARYKEY";
}
