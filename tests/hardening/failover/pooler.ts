import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { findProgram, POOLER_PROGRAM } from "../../../scripts/postgres/cluster.mjs";
import { freePort, owner } from "../../../scripts/postgres/server.mjs";

/** PgBouncer in transaction mode: each transaction may get another connection. */
export class Pooler implements AsyncDisposable {
  readonly #folder = mkdtempSync(join(tmpdir(), "stackkit-pooler-"));
  #child: ChildProcess | undefined;

  private constructor(
    readonly port: number,
    readonly database: URL,
  ) {}

  /** Starts it with few connections, before the server of a database. */
  static async start(databaseUrl: string): Promise<Pooler> {
    const pooler = new Pooler(await freePort(), new URL(databaseUrl));
    const { hostname, port, username } = pooler.database;
    writeFileSync(
      join(pooler.#folder, "pgbouncer.ini"),
      `[databases]
* = host=${hostname} port=${port} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${pooler.port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 3
max_client_conn = 500
`,
    );
    const { uid, gid } = owner();
    chmodSync(pooler.#folder, 0o755);
    if (uid !== undefined && gid !== undefined) chownSync(pooler.#folder, uid, gid);
    await pooler.restart();
    return pooler;
  }

  /** The database's address for a service. */
  get url(): string {
    const url = new URL(this.database);
    url.host = `127.0.0.1:${this.port}`;
    url.searchParams.set("pgbouncer", "true");
    return url.href;
  }

  async kill(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGKILL");
    await ended;
  }

  async restart(): Promise<void> {
    const program = findProgram(POOLER_PROGRAM);
    if (program === undefined) throw new Error("PgBouncer is missing: apt-get install pgbouncer");
    this.#child = spawn(program, [join(this.#folder, "pgbouncer.ini")], {
      ...owner(),
      cwd: this.#folder,
      stdio: "ignore",
    });
    await expect.poll(() => isListening(this.port), { interval: 10 }).toBe(true);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
