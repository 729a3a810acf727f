import type { ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, vi } from "vitest";
import { freePort } from "../../../scripts/postgres/server.mjs";
import { ClusterNode, startProgram } from "./cluster-node.js";
import { giveAway, makeDirectory } from "./directory.js";

const NODES = ["db1", "db2", "db3"] as const;
/** A lease of 20 seconds has to end, and a server may have to be copied, on a busy machine. */
const PATIENCE = { timeout: 120_000, interval: 200 };
const WATCH_MILLIS = 10;

interface Member {
  readonly role: string;
  readonly state: string;
  readonly timeline?: number;
}

/**
 * Three PostgreSQL servers under Patroni with etcd, one of them synchronous, and HAProxy in front
 * of the leader.
 */
export class PostgresCluster implements AsyncDisposable {
  readonly #directory = makeDirectory();
  readonly #programs: ChildProcess[] = [];
  readonly #proxyPort: number;
  readonly nodes: readonly ClusterNode[];
  #database = "postgres";

  private constructor(nodes: readonly ClusterNode[], proxyPort: number) {
    this.nodes = nodes;
    this.#proxyPort = proxyPort;
  }

  static async start(): Promise<PostgresCluster> {
    const etcdPort = await freePort();
    const nodes: ClusterNode[] = [];
    for (const name of NODES) nodes.push(await ClusterNode.create(name, etcdPort));
    const cluster = new PostgresCluster(nodes, await freePort());
    await cluster.#startEtcd(etcdPort, await freePort());
    for (const node of nodes) node.start();
    cluster.#startProxy();
    await cluster.isWhole();
    return cluster;
  }

  async #startEtcd(port: number, peerPort: number): Promise<void> {
    const url = `http://127.0.0.1:${port}`;
    const peerUrl = `http://127.0.0.1:${peerPort}`;
    const flags = {
      "data-dir": join(this.#directory, "etcd"),
      "listen-client-urls": url,
      "advertise-client-urls": url,
      "listen-peer-urls": peerUrl,
      "initial-advertise-peer-urls": peerUrl,
      "initial-cluster": `default=${peerUrl}`,
    };
    const args = Object.entries(flags).map(([name, value]) => `--${name}=${value}`);
    this.#programs.push(startProgram("etcd", args, this.#directory));
    await vi.waitFor(async () => expect((await fetch(`${url}/health`)).ok).toBe(true), PATIENCE);
  }

  #startProxy(): void {
    const config = `
defaults
  mode tcp
  timeout connect 2s
  timeout client 30m
  timeout server 30m
  timeout check 2s
listen primary
  bind 127.0.0.1:${this.#proxyPort}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${this.nodes.map(({ name, port, restPort }) => `  server ${name} 127.0.0.1:${port} check port ${restPort}\n`).join("")}`;
    const file = join(this.#directory, "haproxy.cfg");
    writeFileSync(file, config);
    giveAway(file);
    this.#programs.push(startProgram("haproxy", ["-f", file, "-db"], this.#directory));
  }

  /** Creates a database, which the URLs then refer to. */
  async createDatabase(): Promise<void> {
    this.#database = `test_${randomUUID().replaceAll("-", "")}`;
    await (await this.leader()).query(`create database ${this.#database}`);
  }

  get proxyUrl(): string {
    return `postgres://stackkit@127.0.0.1:${this.#proxyPort}/${this.#database}`;
  }

  get hostsUrl(): string {
    const hosts = this.nodes.map(({ port }) => `127.0.0.1:${port}`).join(",");
    return `postgres://stackkit@${hosts}/${this.#database}?target_session_attrs=read-write`;
  }

  /** The server that accepts writes. `except`: a former leader that may not know it yet. */
  async leader(except?: ClusterNode): Promise<ClusterNode> {
    const others = this.nodes.filter((node) => node !== except);
    const find = async () => {
      for (const node of others) if (await node.isPrimary()) return node;
      throw new Error("No server accepts writes.");
    };
    return vi.waitFor(find, { ...PATIENCE, interval: WATCH_MILLIS });
  }

  /** Hands the leadership to a standby, as before maintenance. */
  async switchOver(leader: ClusterNode): Promise<void> {
    const response = await fetch(`http://127.0.0.1:${leader.restPort}/switchover`, {
      method: "POST",
      body: JSON.stringify({ leader: leader.name }),
    });
    if (!response.ok) throw new Error(`The switchover was refused: ${await response.text()}`);
  }

  /** Waits until every server runs and a standby confirms each commit. */
  async isWhole(): Promise<void> {
    const check = async () => {
      const leader = await this.leader();
      const response = await fetch(`http://127.0.0.1:${leader.restPort}/cluster`);
      const { members } = (await response.json()) as { members: Member[] };
      expect(members.map(({ role }) => role).sort()).toEqual(["leader", "replica", "sync_standby"]);
      expect(new Set(members.map(({ timeline }) => timeline)).size).toBe(1);
      expect(members.filter(({ state }) => !/^(running|streaming)$/.test(state))).toEqual([]);
    };
    await vi.waitFor(check, PATIENCE);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const node of this.nodes) node.remove();
    for (const program of this.#programs) {
      const ended = new Promise((resolve) => program.once("exit", resolve));
      if (program.kill("SIGKILL")) await ended;
    }
    rmSync(this.#directory, { recursive: true, force: true, maxRetries: 5 });
  }
}
