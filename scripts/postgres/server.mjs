import { execFileSync, spawn, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";

/**
 * A running PostgreSQL server.
 * @typedef {{
 * readonly url: string,
 * readonly data: string,
 * stop(): Promise<void>,
 * kill(): Promise<void>,
 * restart(): Promise<void>,
 * }} Postgres `kill` ends all of its processes at once, as a crash does; `restart` starts it again
 * on the same port.
 */

/** Where Debian installs the server's programs. They are not on the PATH. */
const DEBIAN = "/usr/lib/postgresql";

export const HOW_TO_GET_IT =
  "Install PostgreSQL (Debian: apt-get install postgresql), or name the directory of its " +
  "programs in POSTGRES_BIN.";

/**
 * Returns the directory of the server's programs, or `undefined` if PostgreSQL is not installed.
 */
export function findPostgres() {
  const debian = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a))
    : [];
  const directories = [
    process.env.POSTGRES_BIN ?? "",
    ...debian.map((version) => join(DEBIAN, version, "bin")),
    ...(process.env.PATH ?? "").split(delimiter),
  ];
  return directories.find(
    (directory) =>
      directory !== "" &&
      existsSync(join(directory, "postgres")) &&
      existsSync(join(directory, "initdb")),
  );
}

/**
 * PostgreSQL refuses to run as root. It then runs as the user that its package created.
 * @returns {{ uid?: number, gid?: number }}
 */
export function owner() {
  if (process.getuid?.() !== 0) return {};
  const id = (/** @type {string} */ flag) =>
    Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

/** @returns {Promise<number>} */
export const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });

/**
 * Starts a PostgreSQL server on this machine with a fresh directory and a free port. `durable`:
 * with fsync, as in production. Otherwise it is faster, but loses data in a crash.
 * @param {{ durable?: boolean, settings?: Readonly<Record<string, string>> }} [options]
 * @returns {Promise<Postgres>}
 */
export async function startPostgres({ durable = false, settings = {} } = {}) {
  const bin = findPostgres();
  if (!bin) throw new Error(`There is no PostgreSQL on this machine. ${HOW_TO_GET_IT}`);
  const directory = mkdtempSync(join(tmpdir(), "stackkit-postgres-"));
  const user = owner();
  if (user.uid !== undefined && user.gid !== undefined) chownSync(directory, user.uid, user.gid);
  const data = join(directory, "data");
  execFileSync(
    join(bin, "initdb"),
    ["-D", data, "-U", "stackkit", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"],
    { ...user, stdio: "ignore", cwd: directory },
  );
  const port = await freePort();
  const all = {
    listen_addresses: "127.0.0.1",
    port: String(port),
    unix_socket_directories: "",
    max_connections: "200",
    ...(durable ? {} : { fsync: "off", full_page_writes: "off" }),
    ...settings,
  };
  const flags = Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  return runPostgres({
    directory,
    data,
    flags,
    url: `postgres://stackkit@127.0.0.1:${port}/postgres`,
  });
}

/**
 * Runs the server on an existing data directory.
 * @param {{ directory: string, data: string, flags: string[], url: string }} where
 * @returns {Promise<Postgres>}
 */
export async function runPostgres({ directory, data, flags, url }) {
  const program = join(findPostgres() ?? "", "postgres");
  const start = () =>
    spawn(program, ["-D", data, ...flags], { ...owner(), stdio: "ignore", cwd: directory });
  let server = start();
  const kill = async () => {
    const ended = new Promise((resolve) => server.once("exit", resolve));
    const { stdout } = spawnSync("pgrep", ["-P", String(server.pid)], { encoding: "utf8" });
    for (const pid of [server.pid, ...stdout.split("\n").filter(Boolean).map(Number)])
      end(/** @type {number} */ (pid));
    await ended;
  };
  await untilItAnswers(url, server);
  return {
    url,
    data,
    kill,
    async restart() {
      server = start();
      await untilItAnswers(url, server);
    },
    async stop() {
      if (server.exitCode === null && server.signalCode === null) {
        const ended = new Promise((resolve) => server.once("exit", resolve));
        // At once: what it would still write is deleted.
        server.kill("SIGQUIT");
        await ended;
      }
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** @param {number} pid */
function end(pid) {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It has already ended.
  }
}

const TRIES = 100;
const BETWEEN_TRIES_MILLIS = 100;

/** @param {string} url @param {import("node:child_process").ChildProcess} server */
async function untilItAnswers(url, server) {
  for (let tries = 0; tries < TRIES; tries++) {
    if (server.exitCode !== null)
      throw new Error(`PostgreSQL ended with ${server.exitCode} as it started.`);
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await wait(BETWEEN_TRIES_MILLIS);
    }
  }
  throw new Error("PostgreSQL did not answer within ten seconds.");
}

/** The first version that copies a database by its log if not told otherwise. */
const COPIES_BY_LOG = 150_000;

/**
 * Creates a database in a running PostgreSQL, as a copy of `template` if given, and returns its
 * URL.
 * @param {string} url
 * @param {string} name
 * @param {string} [template]
 */
export async function createDatabase(url, name, template = "template1") {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query("show server_version_num");
    // Copied files take a quarter of the time of copied pages in the log.
    const strategy = Number(rows[0].server_version_num) < COPIES_BY_LOG ? "" : "strategy file_copy";
    await client.query(`create database ${name} template ${template} ${strategy}`);
  } finally {
    await client.end();
  }
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}

/**
 * Drops a database that `createDatabase` made, and ends what is still connected to it.
 * @param {string} url
 */
export async function dropDatabase(url) {
  const server = Object.assign(new URL(url), { pathname: "/postgres" });
  const client = new pg.Client({ connectionString: server.href });
  await client.connect();
  try {
    await client.query(`drop database if exists ${new URL(url).pathname.slice(1)} with (force)`);
  } finally {
    await client.end();
  }
}
