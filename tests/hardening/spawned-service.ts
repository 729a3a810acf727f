import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ConfiguredProject, Service } from "@stackkit/service";
import { expect } from "vitest";
import { freePort } from "../../scripts/postgres/server.mjs";
import { buildCommand, type Command } from "../support/command.js";
import {
  configuredProject,
  freshDatabase,
  SERVICE_ORIGIN,
  TestProject,
} from "../support/service.js";

interface SpawnOptions {
  readonly processes?: number;
  readonly environment?: Readonly<Record<string, string>>;
}

/**
 * The service's command in its own process group, with its own data directory, or its own database
 * in runs with PostgreSQL. Restarts keep the data.
 */
export class SpawnedService implements AsyncDisposable {
  readonly #command: Command;
  readonly #folder = mkdtempSync(join(tmpdir(), "stackkit-spawned-"));
  readonly #options: SpawnOptions;
  readonly #configured: ConfiguredProject;
  readonly #databaseUrl: string | undefined;
  #child: ChildProcess | undefined;
  #ended: Promise<unknown[]> = Promise.resolve([]);
  #output = "";

  private constructor(
    command: Command,
    options: SpawnOptions,
    databaseUrl: string | undefined,
    readonly port: number,
    configured: ConfiguredProject = configuredProject(),
  ) {
    this.#command = command;
    this.#configured = configured;
    this.#options = options;
    this.#databaseUrl = databaseUrl;
  }

  static async start(options: SpawnOptions = {}): Promise<SpawnedService> {
    const command = await buildCommand();
    const service = new SpawnedService(command, options, await freshDatabase(), await freePort());
    await service.#prepare();
    return service;
  }

  /** Starts another instance on the same PostgreSQL database. */
  async startBeside(): Promise<SpawnedService> {
    const command = await buildCommand();
    const port = await freePort();
    const service = new SpawnedService(
      command,
      this.#options,
      this.#databaseUrl,
      port,
      this.#configured,
    );
    await service.#prepare();
    return service;
  }

  async #prepare(): Promise<void> {
    mkdirSync(this.dataDirectory);
    const config = { projects: [this.#configured] };
    writeFileSync(join(this.#folder, "config.json"), JSON.stringify(config));
    await this.restart();
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }
  get dataDirectory(): string {
    return join(this.#folder, "data");
  }
  /** The processes' output since the last start. */
  get output(): string {
    return this.#output;
  }
  /** Exit code and signal of the first process. */
  get ended(): Promise<unknown[]> {
    return this.#ended;
  }
  get child(): ChildProcess {
    if (!this.#child) throw new Error("The service was not started.");
    return this.#child;
  }

  /** The service's data directory, for checks from outside. */
  get database(): { readonly url: string } | { readonly file: string } {
    if (this.#databaseUrl !== undefined) return { url: this.#databaseUrl };
    return { file: join(this.dataDirectory, "stackkit.db") };
  }

  /** The configured project, called over the network. */
  get project(): TestProject {
    const fetchFrom = async (request: Request) => {
      const { method, headers, url } = request;
      const body = request.body ? { body: await request.text() } : {};
      return fetch(url.replace(SERVICE_ORIGIN, this.url), { method, headers, ...body });
    };
    return new TestProject({ fetch: fetchFrom } as Service, this.#configured.id);
  }

  /** The running processes, as the system lists them. */
  get workers(): number[] {
    const found = spawnSync("pgrep", ["-P", String(this.child.pid)], { encoding: "utf8" });
    return found.stdout.split("\n").filter(Boolean).map(Number);
  }

  /** Starts it again after it has ended. */
  async restart(): Promise<void> {
    const { processes = 1, environment = {} } = this.#options;
    const flags = {
      port: this.port,
      data: this.dataDirectory,
      processes,
      config: join(this.#folder, "config.json"),
    };
    const args = Object.entries(flags).map(([name, value]) => `--${name}=${value}`);
    const child = spawn(process.execPath, [this.#command.file, "serve", ...args], {
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        ...process.env,
        STACKKIT_SECRET: "a secret of these tests",
        STACKKIT_RATE_LIMITS: "off",
        ...(this.#databaseUrl === undefined ? {} : { DATABASE_URL: this.#databaseUrl }),
        ...environment,
      },
    });
    this.#child = child;
    this.#ended = once(child, "exit");
    this.#output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => (this.#output += text));
    }
    const hasEnded = this.#ended.then(() => {
      throw new Error(`The service ended as it started:\n${this.#output}`);
    });
    hasEnded.catch(() => {});
    const listens = expect.poll(() => this.#output, { interval: 5 }).toMatch(/listens on \S+/);
    await Promise.race([listens, hasEnded]);
  }

  /** Kills all of its processes. */
  async killGroup(): Promise<void> {
    const workers = this.workers;
    process.kill(-(this.child.pid as number), "SIGKILL");
    await this.#ended;
    await expect.poll(() => workers.filter(isAlive), { interval: 5 }).toEqual([]);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#child?.exitCode === null && this.#child.signalCode === null) await this.killGroup();
    rmSync(this.#folder, { recursive: true, force: true });
    this.#command[Symbol.dispose]();
  }
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
