import { type Kysely, type KyselyConfig, SqliteAdapter } from "kysely";
import type { Tables } from "./tables.js";

export type Engine = "sqlite" | "postgres";

/** The database: one query builder over two engines. */
export interface Database extends Kysely<Tables> {}

/** Progress of a backup, in pages of the database. */
export interface BackupProgress {
  readonly totalPages: number;
  readonly remainingPages: number;
}

export interface OpenDatabase extends AsyncDisposable {
  readonly db: Database;
  readonly engine: Engine;
  /** Copies the database, as it is now, to a file while others write. SQLite only; PostgreSQL has tools of its own. */
  readonly backup?: (
    file: string,
    onProgress?: (progress: BackupProgress) => void,
  ) => Promise<void>;
}

/** Time limits, in milliseconds. */
export interface DatabaseLimits {
  /** Of making a connection to one server. */
  readonly connect: number;
  /** Of waiting for a free connection, or on SQLite for another process that writes. */
  readonly wait: number;
  /** Of one statement of PostgreSQL. Commands have none: they may read or change all there is. */
  readonly answer?: number | undefined;
}

export interface DatabaseOptions {
  /** A SQLite file, or `:memory:`. */
  readonly file?: string | undefined;
  /** `postgres://…`; used instead of the file. */
  readonly url?: string | undefined;
  /** Connections to PostgreSQL at most. */
  readonly connections?: number | undefined;
  /** Without limits a statement may take as long as it needs. */
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

/** Kysely's query log, if there is a listener. */
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

export const isSqlite = (db: Database): boolean =>
  db.getExecutor().adapter instanceof SqliteAdapter;

/** Whether a failed write broke a uniqueness rule, on either engine. */
export function isUniqueViolation(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return (
    code === "23505" ||
    code === "SQLITE_CONSTRAINT_UNIQUE" ||
    code === "SQLITE_CONSTRAINT_PRIMARYKEY"
  );
}
