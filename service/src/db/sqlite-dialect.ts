import { setTimeout as wait } from "node:timers/promises";
import { CompiledQuery, type DatabaseConnection, type QueryResult, type SqliteDatabase, SqliteDialect, type SqliteDialectConfig, SqliteDriver } from "kysely";

const WAIT_MILLIS = { first: 1, longest: 8, inAll: 5000 };

/** SQLite for several processes on one file. Each has one connection that writes. */
export class SharedSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(database: SqliteDatabase) {
    const config = { database };
    super(config);
    this.#config = config;
  }

  override createDriver(): SqliteDriver {
    return new SharedDriver(this.#config);
  }
}

class SharedDriver extends SqliteDriver {
  #patient: PatientConnection | undefined;

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    this.#patient ??= new PatientConnection(connection);
    return this.#patient;
  }

  /** With the right to write: whoever asks for it after the first read finds that another process has written meanwhile. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }
}

/** Waits while another process writes, and lets this one go on meanwhile: the engine's own wait would stop all of it. */
class PatientConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection;

  constructor(connection: DatabaseConnection) {
    this.#connection = connection;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const until = performance.now() + WAIT_MILLIS.inAll;
    for (let millis = WAIT_MILLIS.first; ; millis = Math.min(2 * millis, WAIT_MILLIS.longest)) {
      try {
        return await this.#connection.executeQuery<R>(query);
      } catch (error) {
        if (!isBusy(error) || performance.now() > until) throw error;
      }
      await wait(millis);
    }
  }

  streamQuery<R>(query: CompiledQuery, chunkSize?: number): AsyncIterableIterator<QueryResult<R>> {
    return this.#connection.streamQuery<R>(query, chunkSize);
  }
}

/** Another process writes, or mends what one that was killed has left. */
const isBusy = (error: unknown): boolean => ["SQLITE_BUSY", "SQLITE_BUSY_RECOVERY"].includes((error as { code?: string }).code ?? "");
