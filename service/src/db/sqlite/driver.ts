import type { BackupProgress } from "../database.js";

/** A value that SQLite stores and returns. */
export type SqliteValue = string | number | bigint | Uint8Array | null;

/** A parsed statement. */
export interface SqliteQuery {
  /** Whether it returns rows. */
  readonly reader: boolean;
  /** The names of the columns, read again after a migration. */
  columns(): readonly string[];
  /** Rows as arrays, which all drivers build fastest. */
  all(parameters: readonly unknown[]): SqliteValue[][];
  iterate(parameters: readonly unknown[]): IterableIterator<SqliteValue[]>;
  run(parameters: readonly unknown[]): {
    readonly changes: number | bigint;
    readonly lastInsertRowid: number | bigint;
  };
}

/** A connection. Its errors have SQLite's code as a name, such as `SQLITE_BUSY`. */
export interface SqliteConnection {
  readonly inTransaction: boolean;
  prepare(sql: string): SqliteQuery;
  exec(sql: string): void;
  /** Copies the database, `pages` at a time. */
  backup(
    file: string,
    pages: number,
    onProgress: (progress: BackupProgress) => void,
  ): Promise<void>;
  /** The bytes of the database, if the driver can open them again. */
  readonly serialize?: () => Uint8Array;
  /** May be called twice. */
  close(): void;
}

/** How a SQLite file is opened. */
export interface OpenFileOptions {
  readonly readonly?: boolean | undefined;
  /** How long a statement waits for another process, blocking this one. */
  readonly timeoutMillis: number;
}

/** A library that reads and writes SQLite files. */
export interface SqliteDriver {
  /** With its version, for reports. */
  readonly name: string;
  open(file: string, options: OpenFileOptions): SqliteConnection;
  /** Opens a copy of a serialized database in memory. */
  readonly openCopy?: (bytes: Uint8Array) => SqliteConnection;
}
