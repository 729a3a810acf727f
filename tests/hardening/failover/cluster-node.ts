import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findProgram } from "../../../scripts/postgres/cluster.mjs";
import { findPostgres, freePort, owner } from "../../../scripts/postgres/server.mjs";
import { giveAway, makeDirectory } from "./directory.js";
import { query } from "./query.js";

const REPLICATION = { username: "replicator" };
const SUPERUSER = { username: "stackkit" };
/** Frequent enough for tests. An expired lease (ttl) means that the leader is gone. */
const TIMES = { ttl: 20, loop_wait: 2, retry_timeout: 5 };

/** Settings that Patroni stores in etcd when it creates the cluster. */
const CLUSTER_SETTINGS = {
  ...TIMES,
  synchronous_mode: true,
  // Without a standby, writes wait instead of being acknowledged by one server.
  synchronous_mode_strict: true,
  // A leader whose PostgreSQL crashed is replaced, not restarted.
  primary_start_timeout: 0,
  maximum_lag_on_failover: 64 * 1024 * 1024,
  postgresql: { use_pg_rewind: true, use_slots: true },
};

/** Starts a program of the cluster, which must not run as root. */
export function startProgram(program: string, args: readonly string[], cwd: string): ChildProcess {
  const file = findProgram(program);
  if (file === undefined) throw new Error(`${program} is not installed.`);
  return spawn(file, args, {
    ...owner(),
    stdio: "ignore",
    cwd,
    env: { ...process.env, HOME: cwd },
  });
}

/** A PostgreSQL server under Patroni. */
export class ClusterNode {
  readonly #directory = makeDirectory();
  readonly #config = join(this.#directory, "patroni.json");
  #patroni: ChildProcess | undefined;

  private constructor(
    readonly name: string,
    readonly port: number,
    readonly restPort: number,
    etcdPort: number,
  ) {
    const address = (on: number) => `127.0.0.1:${on}`;
    const config = {
      scope: "stackkit",
      name,
      restapi: { listen: address(restPort), connect_address: address(restPort) },
      etcd3: { host: address(etcdPort) },
      bootstrap: {
        dcs: CLUSTER_SETTINGS,
        initdb: ["data-checksums", "no-sync", { encoding: "UTF8" }, { locale: "C" }],
      },
      postgresql: {
        listen: address(port),
        connect_address: address(port),
        data_dir: this.#data,
        bin_dir: findPostgres(),
        authentication: { superuser: SUPERUSER, replication: REPLICATION, rewind: SUPERUSER },
        parameters: {
          unix_socket_directories: "",
          max_connections: 100,
          // A standby that finds no leader yet tries again after 5 s by default. Until one has
          // connected to the new leader, synchronous writes wait.
          wal_retrieve_retry_interval: "500ms",
        },
        pg_hba: ["host all all 127.0.0.1/32 trust", "host replication all 127.0.0.1/32 trust"],
      },
    };
    writeFileSync(this.#config, JSON.stringify(config));
    giveAway(this.#config);
  }

  static async create(name: string, etcdPort: number): Promise<ClusterNode> {
    return new ClusterNode(name, await freePort(), await freePort(), etcdPort);
  }

  get #data(): string {
    return join(this.#directory, "data");
  }

  start(): void {
    this.#patroni = startProgram("patroni", [this.#config], this.#directory);
  }

  query = (statement: string) =>
    query(`postgres://${SUPERUSER.username}@127.0.0.1:${this.port}/postgres`, statement);

  /** Whether its server accepts writes. */
  async isPrimary(): Promise<boolean> {
    try {
      const [row] = await this.query("select pg_is_in_recovery() as standby");
      return row?.standby === false;
    } catch {
      return false;
    }
  }

  /** Kills PostgreSQL; Patroni stays. */
  killPostgres(): void {
    signal(this.#postgres, "SIGKILL");
  }

  /** Kills all of its processes, as if the machine had lost power. */
  kill(): void {
    signal([...this.#processes, ...this.#postgres], "SIGKILL");
  }

  /** Stops all of its processes without ending them, as a paused virtual machine does. */
  freeze(): void {
    signal([...this.#processes, ...this.#postgres], "SIGSTOP");
  }

  remove(): void {
    this.kill();
    rmSync(this.#directory, { recursive: true, force: true, maxRetries: 5 });
  }

  get #processes(): number[] {
    const { pid } = this.#patroni ?? {};
    return pid === undefined ? [] : [pid, ...childrenOf(pid)];
  }

  /** The server and its backends. It is in a session of its own, so Patroni's group lacks it. */
  get #postgres(): number[] {
    try {
      const pid = Number.parseInt(readFileSync(join(this.#data, "postmaster.pid"), "utf8"), 10);
      return [pid, ...childrenOf(pid)];
    } catch {
      return [];
    }
  }
}

function childrenOf(pid: number): number[] {
  const { stdout } = spawnSync("pgrep", ["-P", String(pid)], { encoding: "utf8" });
  return stdout.split("\n").filter(Boolean).map(Number);
}

function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // It has already ended.
    }
  }
}
