import type { Socket } from "node:net";
import pg from "pg";
import type { DatabaseLimits } from "../database.js";
import { preparedName } from "../prepared.js";
import { DatabaseUnavailable } from "../unavailable.js";
import type { HostChoice } from "./hosts.js";
import { postgresUnavailable } from "./unavailable.js";

/** The server cancels a statement earlier than the client, which keeps the connection. */
const SERVER_SHARE = 0.8;
/** Releases row locks of a process that hangs. */
const IDLE_IN_TRANSACTION_MILLIS = 30_000;
const KEEP_ALIVE_AFTER_MILLIS = 10_000;
/** How long a server may take to close a connection. */
const END_MILLIS = 500;
const INT8 = 20;
/**
 * The server function that waits for a standby to confirm a commit. An operator can cancel the
 * wait: the commit succeeds, with a notice that names the function.
 */
const STANDBY_WAIT = "SyncRepWaitForLSN";

/** How connections to a database are opened. */
export interface ConnectionSettings {
  readonly choice: HostChoice;
  readonly checksWrites: boolean;
  readonly isPooled: boolean;
  readonly limits: DatabaseLimits;
}

/** What the driver's types lack. */
interface Pipelining {
  /** Sends each statement at once, instead of after the answer to the one before. */
  readonly pipeline?: boolean;
}

const configOf = (
  url: string,
  { isPooled, limits: { connect, answer } }: ConnectionSettings,
  pipelining: Pipelining,
): pg.ClientConfig & Pipelining => ({
  ...pipelining,
  connectionString: url,
  connectionTimeoutMillis: connect,
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MILLIS,
  ...(answer === undefined ? {} : { query_timeout: answer }),
  // Poolers reject connections with their own settings.
  ...(isPooled || answer === undefined
    ? {}
    : {
        statement_timeout: Math.ceil(answer * SERVER_SHARE),
        idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MILLIS,
      }),
  // Timestamps are integers in the safe range; the driver returns 64-bit integers as text.
  types: {
    getTypeParser: (oid: number, format?: "text" | "binary") =>
      oid === INT8 ? Number : pg.types.getTypeParser(oid, format as "text"),
  },
});

/**
 * A connection to the currently chosen server. Errors end the connection, not the process; a failed
 * connection is discarded.
 */
export class ServiceClient extends pg.Client {
  readonly #settings: ConnectionSettings;
  readonly #url: string;
  readonly #epoch: number;
  #isUnconfirmed = false;
  #isGathering = false;

  constructor(settings: ConnectionSettings, pipelining: Pipelining = {}) {
    const url = settings.choice.current;
    super(configOf(url, settings, pipelining));
    this.#settings = settings;
    this.#url = url;
    this.#epoch = settings.choice.epoch;
    // Without a listener, an error between statements would end the process.
    this.on("error", () => {});
    this.on("notice", ({ routine }) => {
      if (routine === STANDBY_WAIT) this.#isUnconfirmed = true;
    });
  }

  /** Whether another server has been chosen or this one has become read-only. */
  get isStale(): boolean {
    return this.#settings.choice.isStale(this.#url, this.#epoch);
  }

  override connect(): Promise<this>;
  override connect(callback: (error: Error) => void): void;
  override connect(callback?: (error: Error) => void): Promise<this> | undefined {
    const connecting = this.#connect();
    if (!callback) return connecting;
    connecting.then(() => (callback as () => void)(), callback);
    return undefined;
  }

  async #connect(): Promise<this> {
    const { choice, checksWrites } = this.#settings;
    try {
      await super.connect();
      if (checksWrites) await this.#requireWrites();
      return this;
    } catch (error) {
      this.discard();
      const unavailable =
        postgresUnavailable(error) ?? new DatabaseUnavailable("connection", error as Error);
      if (unavailable.reason === "read-only") choice.replaceAll(this.#url);
      // A server that is merely full stays chosen.
      if (unavailable.reason !== "too-many-connections") choice.leave(this.#url);
      throw unavailable;
    }
  }

  async #requireWrites(): Promise<void> {
    const { rows } = await super.query<{ transaction_read_only: string }>(
      "show transaction_read_only",
    );
    if (rows[0]?.transaction_read_only === "on")
      throw new DatabaseUnavailable("read-only", new Error("the server is a standby"));
  }

  override query(...args: unknown[]): never {
    const [text, values] = args;
    const name =
      typeof text === "string" && !this.#settings.isPooled ? preparedName(text) : undefined;
    const asked = name === undefined ? args : [{ name, text, values }];
    const heard = this.#stream.bytesRead;
    const answer = super.query(...(asked as [string])) as Promise<unknown> | undefined;
    return answer?.then(
      (result) => this.#requireConfirmation(result),
      (error: unknown) => this.#fail(error, this.#stream.bytesRead === heard),
    ) as never;
  }

  /** Reads by a prepared statement. Those of one turn leave in one packet. */
  async read(sql: string, parameters: readonly unknown[]): Promise<object[]> {
    if (!this.#isGathering) {
      this.#isGathering = true;
      const stream = this.#stream;
      stream.cork();
      setImmediate(() => {
        this.#isGathering = false;
        stream.uncork();
      });
    }
    const { rows } = await (this.query(sql, parameters) as Promise<pg.QueryResult<object>>);
    return rows;
  }

  /** With synchronous replication, a failover would lose a write that no standby has. */
  #requireConfirmation<T>(result: T): T {
    if (!this.#isUnconfirmed) return result;
    this.#isUnconfirmed = false;
    throw new DatabaseUnavailable("unconfirmed", new Error("it may have happened nevertheless"));
  }

  #fail(error: unknown, isSilent: boolean): never {
    const unavailable = postgresUnavailable(error);
    const isReadOnly = unavailable?.reason === "read-only";
    const isLost = unavailable !== undefined && !(error instanceof pg.DatabaseError);
    if (isReadOnly) this.#settings.choice.leave(this.#url);
    // The server's own limit is earlier, so the network is down for the other connections too. A
    // pipelined statement may have waited for those before it, which the server answered.
    if (isReadOnly || (isLost && isSilent && unavailable.reason === "timeout"))
      this.#settings.choice.replaceAll(this.#url);
    if (isReadOnly || isLost) this.discard();
    throw unavailable ?? error;
  }

  /** Closes the connection. Its statements fail immediately. */
  discard(): void {
    this.#stream.destroy();
  }

  get #stream(): Socket {
    return (this as unknown as { readonly connection: { readonly stream: Socket } }).connection
      .stream;
  }

  override end(): Promise<void>;
  override end(callback: (error: Error) => void): void;
  override end(callback?: (error: Error) => void): Promise<void> | undefined {
    const late = setTimeout(() => this.discard(), END_MILLIS);
    late.unref();
    this.once("end", () => clearTimeout(late));
    return callback ? (super.end(callback) as undefined) : super.end();
  }
}
