import { setTimeout as wait } from "node:timers/promises";
import {
  CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from "kysely";
import { sqliteUnavailable } from "../unavailable.js";

const WAIT_MILLIS = { first: 1, longest: 8 };

/** The engine's connection, which knows whether a transaction is open on it. */
export interface TransactingDatabase extends SqliteDatabase {
  readonly inTransaction: boolean;
}

/** SQLite for several processes on one file. Each has one connection that writes. */
export class SharedSqliteDialect extends SqliteDialect {
  readonly #database: TransactingDatabase;
  readonly #waitMillis: number;

  /** Other processes that write are waited for, `waitMillis` at most. */
  constructor(database: TransactingDatabase, waitMillis: number) {
    super({ database });
    this.#database = database;
    this.#waitMillis = waitMillis;
  }

  override createDriver(): SqliteDriver {
    return new SharedDriver(this.#database, this.#waitMillis);
  }
}

class SharedDriver extends SqliteDriver {
  readonly #database: TransactingDatabase;
  readonly #waitMillis: number;
  #patient: PatientConnection | undefined;

  constructor(database: TransactingDatabase, waitMillis: number) {
    super({ database });
    this.#database = database;
    this.#waitMillis = waitMillis;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    this.#patient ??= new PatientConnection(connection, this.#waitMillis);
    try {
      // Writes on top of a transaction that failed to roll back would be lost with it.
      if (this.#database.inTransaction) await super.rollbackTransaction(this.#patient);
    } catch (error) {
      await this.releaseConnection();
      throw error;
    }
    return this.#patient;
  }

  /** A full disk or a failed write has rolled back already. What failed before is the error to show. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.inTransaction) await super.rollbackTransaction(connection).catch(() => {});
  }

  /** With the right to write: whoever asks for it after the first read finds that another process has written meanwhile. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }
}

/** Waits while another process writes, and lets this one go on meanwhile: the engine's own wait would stop all of it. */
class PatientConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection;
  readonly #waitMillis: number;

  constructor(connection: DatabaseConnection, waitMillis: number) {
    this.#connection = connection;
    this.#waitMillis = waitMillis;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const until = performance.now() + this.#waitMillis;
    for (let millis = WAIT_MILLIS.first; ; millis = Math.min(2 * millis, WAIT_MILLIS.longest)) {
      try {
        return await this.#connection.executeQuery<R>(query);
      } catch (error) {
        if (!isBusy(error) || performance.now() > until) throw sqliteUnavailable(error) ?? error;
      }
      await wait(millis);
    }
  }

  streamQuery<R>(query: CompiledQuery, chunkSize?: number): AsyncIterableIterator<QueryResult<R>> {
    return this.#connection.streamQuery<R>(query, chunkSize);
  }
}

/** Another process writes, or mends what one that was killed has left. */
const isBusy = (error: unknown): boolean =>
  ["SQLITE_BUSY", "SQLITE_BUSY_RECOVERY"].includes((error as { code?: string }).code ?? "");
