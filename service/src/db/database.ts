import { type Kysely, type KyselyConfig, SqliteAdapter } from "kysely";
import type { Tables } from "./tables.js";

/** The kind of database. */
export type Engine = "sqlite" | "postgres";

/** A query builder over SQLite or PostgreSQL. */
export interface Database extends Kysely<Tables> {}

/** Progress of a backup, in database pages. */
export interface BackupProgress {
  readonly totalPages: number;
  readonly remainingPages: number;
}

/** An open database. Disposal closes it. */
export interface OpenDatabase extends AsyncDisposable {
  readonly db: Database;
  readonly engine: Engine;
  /**
   * Copies a snapshot of the database to a file during writes. SQLite only; PostgreSQL has its own
   * tools.
   */
  readonly backup?: (
    file: string,
    onProgress?: (progress: BackupProgress) => void,
  ) => Promise<void>;
  /** The bytes of a database in memory, for `copyOf`. Not every driver has them. */
  readonly serialize?: (() => Uint8Array) | undefined;
}

/** Time limits in milliseconds. */
export interface DatabaseLimits {
  /** Connecting to one server. */
  readonly connect: number;
  /** Waiting for a free connection or, on SQLite, another process's write. */
  readonly wait: number;
  /** One PostgreSQL statement. Commands have no limit, since they may touch all data. */
  readonly answer?: number | undefined;
}

/** Which database to open, and how. */
export interface DatabaseOptions {
  /** A SQLite file, or `:memory:`. */
  readonly file?: string | undefined;
  /** Begins as a copy of this database in memory, instead of empty. */
  readonly copyOf?: Uint8Array | undefined;
  /** `postgres://…`; used instead of the file. */
  readonly url?: string | undefined;
  /** Maximum number of PostgreSQL connections. */
  readonly connections?: number | undefined;
  /** Statements have no time limit without it. */
  readonly limits?: DatabaseLimits | undefined;
  readonly readonly?: boolean | undefined;
  readonly onStatement?: OnStatement | undefined;
}

/** Called after every statement. */
export type OnStatement = (statement: {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  readonly millis: number;
}) => void;

/** Adapts `onStatement` to Kysely's query log. */
export const logTo = (onStatement: OnStatement | undefined): Pick<KyselyConfig, "log"> =>
  onStatement
    ? {
        log: ({ query, queryDurationMillis }) =>
          onStatement({
            sql: query.sql,
            parameters: query.parameters,
            millis: queryDurationMillis,
          }),
      }
    : {};

/** Whether a database is SQLite. */
export const isSqlite = (db: Database): boolean =>
  db.getExecutor().adapter instanceof SqliteAdapter;

/** Whether a write violated a unique index, on either engine. */
export function isUniqueViolation(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return (
    code === "23505" ||
    code === "SQLITE_CONSTRAINT_UNIQUE" ||
    code === "SQLITE_CONSTRAINT_PRIMARYKEY"
  );
}

/** Resolves to the result of a write, or throws `taken()` if it violated a unique index. */
export async function orIfTaken<T>(write: Promise<T>, taken: () => Error): Promise<T> {
  try {
    return await write;
  } catch (error) {
    throw isUniqueViolation(error) ? taken() : error;
  }
}
