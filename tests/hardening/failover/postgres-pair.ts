import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, vi } from "vitest";
import {
  findPostgres,
  freePort,
  owner,
  type Postgres,
  runPostgres,
} from "../../../scripts/postgres/server.mjs";
import { cases } from "../support.js";
import { giveAway, makeDirectory } from "./directory.js";
import { query } from "./query.js";

/** A server of the pair, with a fixed port. */
interface Server {
  readonly port: number;
  readonly running: Postgres;
}

const urlOf = (port: number) => `postgres://stackkit@127.0.0.1:${port}/postgres`;

const flagsOf = (settings: Readonly<Record<string, string>>) =>
  Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);

const PATIENCE_MILLIS = 40_000;

const settingsOf = (port: number) => ({
  listen_addresses: "127.0.0.1",
  port: String(port),
  unix_socket_directories: "",
  max_connections: "100",
  wal_level: "replica",
  hot_standby: "on",
  wal_keep_size: "256MB",
  // The OS keeps the writes of a killed process, so the short form can skip fsync.
  fsync: cases(0, 1) === 0 ? "off" : "on",
});

const runTool = (tool: string, args: readonly string[], cwd: string) =>
  execFileSync(join(findPostgres() ?? "", tool), args, { ...owner(), stdio: "ignore", cwd });

async function startPrimary(): Promise<Server> {
  const port = await freePort();
  const directory = makeDirectory();
  const data = join(directory, "data");
  const init = ["-U", "stackkit", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"];
  runTool("initdb", ["-D", data, ...init], directory);
  const flags = flagsOf(settingsOf(port));
  return { port, running: await runPostgres({ directory, data, flags, url: urlOf(port) }) };
}

async function startStandby(port: number, primary: Server): Promise<Server> {
  const directory = makeDirectory();
  const data = join(directory, "data");
  const source = ["-h", "127.0.0.1", "-p", String(primary.port), "-U", "stackkit"];
  runTool("pg_basebackup", ["-D", data, ...source, "-c", "fast", "-X", "stream"], directory);
  writeFileSync(join(data, "standby.signal"), "");
  // Specific to the primary, and not for a server that may become primary later.
  writeFileSync(join(data, "postgresql.auto.conf"), "");
  giveAway(join(data, "standby.signal"));
  const flags = flagsOf({
    ...settingsOf(port),
    primary_conninfo: `host=127.0.0.1 port=${primary.port} user=stackkit`,
  });
  return { port, running: await runPostgres({ directory, data, flags, url: urlOf(port) }) };
}

/**
 * A PostgreSQL primary and a synchronous standby: each commit reaches it before it is acknowledged.
 */
export class PostgresPair implements AsyncDisposable {
  #primary: Server;
  #standby: Server;
  #database = "postgres";

  private constructor(primary: Server, standby: Server) {
    this.#primary = primary;
    this.#standby = standby;
  }

  static async start(): Promise<PostgresPair> {
    const primary = await startPrimary();
    const pair = new PostgresPair(primary, await startStandby(await freePort(), primary));
    await pair.#replicateSynchronously();
    return pair;
  }

  /** Creates a database, which `url` then refers to. */
  async createDatabase(): Promise<void> {
    this.#database = `test_${randomUUID().replaceAll("-", "")}`;
    await this.queryPrimary(`create database ${this.#database}`);
  }

  /** A URL with both servers, as an operator writes it. */
  get url(): string {
    const hosts = [this.#primary, this.#standby].map(({ port }) => `127.0.0.1:${port}`);
    const target = "target_session_attrs=read-write";
    return `postgres://stackkit@${hosts.join(",")}/${this.#database}?${target}`;
  }

  queryPrimary = (statement: string) => query(urlOf(this.#primary.port), statement);
  queryStandby = (statement: string) => query(urlOf(this.#standby.port), statement);

  /** Kills every process of the primary. */
  killPrimary(): Promise<void> {
    return this.#primary.running.kill();
  }

  /** Kills every process of the standby: no more commits are confirmed. */
  killStandby(): Promise<void> {
    return this.#standby.running.kill();
  }

  /** Promotes the standby. */
  async promoteStandby(): Promise<void> {
    await this.queryStandby("select pg_promote()");
    [this.#primary, this.#standby] = [this.#standby, this.#primary];
  }

  /** Makes the other server a new standby, on its old port. */
  async rejoin(): Promise<void> {
    await this.#standby.running.stop();
    this.#standby = await startStandby(this.#standby.port, this.#primary);
    await this.#replicateSynchronously();
  }

  async #replicateSynchronously(): Promise<void> {
    await this.queryPrimary("alter system set synchronous_standby_names = '*'");
    await this.queryPrimary("select pg_reload_conf()");
    const state = async () => {
      const rows = await this.queryPrimary("select sync_state from pg_stat_replication");
      return rows.map((row) => row.sync_state);
    };
    await vi.waitFor(async () => expect(await state()).toEqual(["sync"]), PATIENCE_MILLIS);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all([this.#primary.running.stop(), this.#standby.running.stop()]);
  }
}
