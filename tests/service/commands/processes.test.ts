import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import type { Service } from "@stackkit/service";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { beMorePatient } from "../../support/be-more-patient.js";
import { buildCommand, type Command } from "../../support/command.js";
import {
  configuredProject,
  freshDatabase,
  SERVICE_ORIGIN,
  TestProject,
} from "../../support/service.js";

beMorePatient();

let command: Command;
const running = new Set<ChildProcess>();
beforeAll(async () => {
  command = await buildCommand();
});
afterEach(async () => {
  const left = [...running];
  for (const child of left) child.kill("SIGKILL");
  await Promise.all(
    left
      .filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)
      .map((child) => once(child, "exit")),
  );
  running.clear();
});
afterAll(() => command[Symbol.dispose]());

interface Running {
  readonly child: ChildProcess;
  readonly data: string;
  /** All that was said so far. */
  readonly said: () => string;
  readonly ended: Promise<unknown[]>;
}

/**
 * Starts the command on a directory of its own, or, if the run has a PostgreSQL, on a database
 * of its own.
 */
async function start(
  args: string[] = ["--processes", "2"],
  environment: Record<string, string> = {},
): Promise<Running> {
  const data = join(command.file, "..", crypto.randomUUID());
  const databaseUrl = await freshDatabase();
  const child = spawn(
    process.execPath,
    [command.file, "serve", "--port", "0", "--data", data, ...args],
    {
      env: {
        ...process.env,
        STACKKIT_SECRET: "a secret of these tests",
        STACKKIT_RATE_LIMITS: "off",
        STACKKIT_METRICS: "on",
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
        ...environment,
      },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  running.add(child);
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (said += text));
  return { child, data, said: () => said, ended: once(child, "exit") };
}

const addressOf = ({ said }: Running) =>
  vi.waitUntil(() => /listens on (http:\S+) \(\d processes\)/.exec(said())?.[1], {
    timeout: 60_000,
  });

/** A request by a connection of its own, so that whichever process is next answers it. */
const ask = (url: string) => fetch(url, { headers: { connection: "close" } });

/** Numbers of the processes that serve, as the system knows them. */
const workersOf = ({ child }: Running): number[] =>
  spawnSync("pgrep", ["-P", String(child.pid)], { encoding: "utf8" })
    .stdout.split("\n")
    .filter(Boolean)
    .map(Number);

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const projectAt = (url: string, id: string) => {
  const send = async (request: Request) =>
    fetch(request.url.replace(SERVICE_ORIGIN, url), {
      method: request.method,
      headers: [...request.headers, ["connection", "close"]],
      ...(request.body && { body: await request.text() }),
    });
  return new TestProject({ fetch: send } as Service, id);
};

async function startWithProject() {
  const project = configuredProject();
  const config = join(command.file, "..", `${project.id}.json`);
  writeFileSync(config, JSON.stringify({ projects: [project] }));
  const service = await start(["--processes", "2", "--config", config]);
  return { service, project: projectAt(await addressOf(service), project.id) };
}

describe("a service of two processes", () => {
  it("answers by both, and its page shows the counters of both", async () => {
    const service = await start();
    const url = await addressOf(service);
    for (const _request of Array.from({ length: 6 }))
      expect((await ask(`${url}/health`)).status).toBe(200);
    const counters = await (await ask(`${url}/metrics`)).text();
    const counts = [
      ...counters.matchAll(
        /^stackkit_requests_total\{method="GET",path="\/health",[^}]*process="(\d)"\} (\d+)$/gm,
      ),
    ].map(([, process, count]) => [process, Number(count)]);
    expect(counts.map(([process]) => process).toSorted()).toEqual(["1", "2"]);
    expect(counts.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(6);
  });

  it("prepares its database and tells the keys of the internal project once", async () => {
    const service = await start();
    await addressOf(service);
    expect(service.said().match(/STACKKIT_INTERNAL_SECRET_SERVER_KEY=/g)).toHaveLength(1);
  });

  it("lets writers of both wait for each other: everybody who signs up at once has signed up, and can do so once", {
    timeout: 60_000,
  }, async () => {
    const { project } = await startWithProject();
    const people = await Promise.all(Array.from({ length: 24 }, () => project.signUp()));
    const refreshed = await Promise.all(
      people.map(({ refreshToken }) =>
        project.call("POST", "/auth/sessions/current/refresh", { refreshToken }),
      ),
    );
    expect(refreshed.map(({ status }) => status)).toEqual(people.map(() => 200));
    const body = {
      email: "once@example.com",
      password: "correct horse battery",
      verification_callback_url: "http://localhost:3000/verify",
    };
    const rivals = await Promise.all(
      Array.from({ length: 50 }, () => project.call("POST", "/auth/password/sign-up", { body })),
    );
    expect(rivals.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(rivals.map(({ code }) => code))).toEqual(
      new Set([undefined, "USER_EMAIL_ALREADY_EXISTS"]),
    );
  });

  it("replaces a process that ends", async () => {
    const service = await start();
    const url = await addressOf(service);
    const [first = 0, ...others] = workersOf(service);
    expect(others).toHaveLength(1);
    process.kill(first, "SIGKILL");
    await vi.waitUntil(
      () => service.said().includes("a process of the service ended and is started again"),
      { timeout: 60_000 },
    );
    await vi.waitUntil(() => workersOf(service).length === 2, { timeout: 60_000 });
    expect(workersOf(service)).not.toContain(first);
    await vi.waitUntil(
      async () =>
        (await (await ask(`${url}/metrics`)).text()).match(/^stackkit_uptime_seconds\{/gm)
          ?.length === 2,
      { timeout: 60_000 },
    );
  });

  it.each(["SIGTERM", "SIGINT"] as const)(
    "finishes its requests before it ends by %s, and releases its directory",
    async (signal) => {
      const { service, project } = await startWithProject();
      const signUps = Array.from({ length: 4 }, () => project.signUp());
      // Its hashes are under way: they take far longer than to say so.
      await Promise.race([
        vi.waitUntil(() => service.said().includes("/auth/password/sign-up"), {
          timeout: 60_000,
          interval: 1,
        }),
        ...signUps,
      ]);
      service.child.kill(signal);
      await Promise.all(signUps);
      expect(await service.ended).toEqual([0, null]);
      expect(existsSync(join(service.data, "service.pid"))).toBe(false);
    },
  );

  it("stops cleanly if it is stopped while starting", async () => {
    const service = await start(["--processes", "3"]);
    await vi.waitUntil(() => service.said().includes("STACKKIT_INTERNAL_SECRET_SERVER_KEY="), {
      timeout: 60_000,
      interval: 1,
    });
    service.child.kill("SIGTERM");
    expect(await service.ended).toEqual([0, null]);
    expect(existsSync(join(service.data, "service.pid"))).toBe(false);
  });

  it("ends as a whole when its first process is killed", async () => {
    const service = await start();
    await addressOf(service);
    const workers = workersOf(service);
    expect(workers).toHaveLength(2);
    service.child.kill("SIGKILL");
    await vi.waitUntil(() => !workers.some(isAlive), { timeout: 60_000 });
  });

  it("says why it cannot start, once, and ends", async () => {
    const taken = createServer().listen(0, "127.0.0.1");
    await once(taken, "listening");
    const { port } = taken.address() as { port: number };
    const service = await start(["--processes", "2", "--port", String(port)]);
    expect((await service.ended)[0]).toBe(1);
    expect(service.said().match(/is in use\. Stop what uses it/g)).toHaveLength(1);
    taken.close();
  });
});

describe("the number of processes", () => {
  it.each(["0", "65", "two", "-1", "1.5"])("that is %s is refused in words", async (count) => {
    for (const service of [
      await start([`--processes=${count}`]),
      await start([], { STACKKIT_PROCESSES: count }),
    ]) {
      expect((await service.ended)[0]).toBe(1);
      expect(service.said()).toMatch(
        new RegExp(
          `(--processes|STACKKIT_PROCESSES) must be a whole number from 1 to 64, not "${count}"`,
        ),
      );
    }
  });

  it("comes from the flag before the environment", async () => {
    const service = await start(["--processes", "2"], { STACKKIT_PROCESSES: "3" });
    await addressOf(service);
    expect(workersOf(service)).toHaveLength(2);
  });
});
