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

/** A connection that knows whether a transaction is open. */
export interface TransactingDatabase extends SqliteDatabase {
  readonly inTransaction: boolean;
}

/** SQLite with several processes on one file, each with one writing connection. */
export class SharedSqliteDialect extends SqliteDialect {
  readonly #database: TransactingDatabase;
  readonly #waitMillis: number;

  /** Waits up to `waitMillis` for other processes' writes. */
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
      // Writes after a failed rollback would be lost with that transaction.
      if (this.#database.inTransaction) await super.rollbackTransaction(this.#patient);
    } catch (error) {
      await this.releaseConnection();
      throw error;
    }
    return this.#patient;
  }

  /**
   * A full disk or failed write has rolled back already. The original error is the one to report.
   */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.inTransaction) await super.rollbackTransaction(connection).catch(() => {});
  }

  /** Takes the write lock at once: upgrading after a read fails if another process has written. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }
}

/**
 * Waits for other processes' writes without blocking the event loop, unlike the engine's busy
 * timeout.
 */
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

/** Another process is writing, or recovering from a crash. */
const isBusy = (error: unknown): boolean =>
  ["SQLITE_BUSY", "SQLITE_BUSY_RECOVERY"].includes((error as { code?: string }).code ?? "");
