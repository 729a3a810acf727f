import {
  type DatabaseConnection,
  Kysely,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type PostgresPoolClient,
} from "kysely";
import pg from "pg";
import { DATABASE_CONNECTIONS } from "../../core/limits.js";
import { ServiceError } from "../../core/service-error.js";
import {
  type DatabaseLimits,
  type DatabaseOptions,
  logTo,
  type OpenDatabase,
} from "../database.js";
import { registerFastReads, withStatementHook } from "../prepared.js";
import type { Tables } from "../tables.js";
import type { DatabaseUnavailable } from "../unavailable.js";
import { type ConnectionSettings, ServiceClient } from "./client.js";
import { HostChoice, readAddress } from "./hosts.js";
import { createPipelinedReads } from "./pipelined-reads.js";
import { tryServers } from "./try-servers.js";

/** Limits of commands, which may run long statements. */
const COMMAND_LIMITS: DatabaseLimits = { connect: 10_000, wait: 10_000 };
/** How long running statements may take when the database closes. */
const CLOSE_MILLIS = 1000;

/** Connection settings of a database URL. */
export function connectionsTo(
  url: string,
  limits: DatabaseLimits = COMMAND_LIMITS,
): ConnectionSettings {
  const { urls, ...address } = readAddress(url);
  return { ...address, choice: new HostChoice(urls), limits };
}

/** Opens PostgreSQL with a pool of connections that replaces broken ones. */
export async function openPostgres(
  url: string,
  { connections = DATABASE_CONNECTIONS, limits, onStatement }: DatabaseOptions,
): Promise<OpenDatabase> {
  const settings = connectionsTo(url, limits);
  // A pooler would give each read another connection.
  const reads = settings.isPooled || connections < 2 ? undefined : createPipelinedReads(settings);
  const pool = new ServicePool(settings, reads ? connections - 1 : connections);
  await requireAnswer(pool);
  const db = new Kysely<Tables>({ dialect: new ServiceDialect({ pool }), ...logTo(onStatement) });
  if (reads) registerFastReads(db, withStatementHook(onStatement, reads.read));
  return {
    db,
    engine: "postgres",
    async [Symbol.asyncDispose]() {
      const late = setTimeout(() => pool.discardAll(), CLOSE_MILLIS);
      await Promise.all([reads?.close(), db.destroy()]).finally(() => clearTimeout(late));
    },
  };
}

/** Connects once, so that a wrong address or password is a clear error at startup. */
async function requireAnswer(pool: ServicePool): Promise<void> {
  try {
    (await pool.connect()).release();
  } catch (error) {
    await pool.end();
    const { cause } = error as DatabaseUnavailable;
    throw new ServiceError(
      "database-unusable",
      `The database (DATABASE_URL, --database-url) cannot be used: ${cause.message}.`,
      { cause },
    );
  }
}

/** A pool of connections to the writable server. */
class ServicePool {
  readonly #pool: pg.Pool;
  readonly #settings: ConnectionSettings;
  readonly #clients = new Set<ServiceClient>();

  constructor(settings: ConnectionSettings, most: number) {
    this.#settings = settings;
    const make = () => this.#makeClient();
    // The pool calls it as a constructor.
    const Client = function makePooled() {
      return make();
    } as unknown as typeof pg.Client;
    this.#pool = new pg.Pool({
      Client,
      max: most,
      connectionTimeoutMillis: settings.limits.wait,
    } as pg.PoolConfig);
    // The pool replaces idle connections that fail; without a listener they would end the process.
    this.#pool.on("error", () => {});
  }

  #makeClient(): ServiceClient {
    const client = new ServiceClient(this.#settings);
    this.#clients.add(client);
    client.once("end", () => this.#clients.delete(client));
    return client;
  }

  async connect(): Promise<PostgresPoolClient> {
    for (;;) {
      const client = (await tryServers(this.#settings, () =>
        this.#pool.connect(),
      )) as pg.PoolClient & ServiceClient;
      if (!client.isStale) return client as unknown as PostgresPoolClient;
      client.release(true);
    }
  }

  end(): Promise<void> {
    return this.#pool.end();
  }

  /** Running statements fail. */
  discardAll(): void {
    for (const client of this.#clients) client.discard();
  }
}

class ServiceDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): PostgresDriver {
    return new ServiceDriver(this.#config);
  }
}

class ServiceDriver extends PostgresDriver {
  /**
   * Rollback only fails on a lost connection, which ends the transaction anyway. The original error
   * is the one to report.
   */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => {});
  }
}
