import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openDataDirectory } from "../../../service/src/start/data-directory.js";
import { buildCommand, type Command } from "../../support/command.js";

let command: Command;
beforeAll(async () => {
  command = await buildCommand();
});
afterAll(() => command[Symbol.dispose]());

const dataDirectory = () => join(command.file, "../data");

async function start(
  ...flags: string[]
): Promise<{ child: ChildProcess; url: string | undefined; ended: Promise<unknown[]> }> {
  const child = spawn(
    process.execPath,
    [command.file, "serve", "--port", "0", "--data", dataDirectory(), ...flags],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  const ended = once(child, "exit");
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /listens on (\S+)/.exec(line)?.[1];
    if (url !== undefined) return { child, url, ended };
  }
  return { child, url: undefined, ended };
}

it("keeps running and stops cleanly after the reader of its log has gone", async () => {
  const { child, url, ended } = await start();
  child.stdout?.destroy();
  for (const _request of [1, 2, 3]) expect((await fetch(`${url}/health`)).status).toBe(200);
  // Before it ends it writes what it has still to log.
  child.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
});

it("loads a library on first use from its chunks", () => {
  // Nothing listens on port 1.
  const { stdout } = spawnSync(
    process.execPath,
    [command.file, "doctor", "--data", dataDirectory()],
    {
      encoding: "utf8",
      env: { ...process.env, STACKKIT_SMTP_URL: "smtp://127.0.0.1:1" },
    },
  );
  expect(stdout).toContain("ECONNREFUSED 127.0.0.1:1");
});

it("stops all processes at a signal to the first one", async () => {
  const { child, url, ended } = await start("--processes", "2");
  expect((await fetch(`${url}/health?db`)).status).toBe(200);
  child.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
});

it("sets up an empty folder for one of two processes that start at once, and refuses the other in words", async () => {
  const data = join(command.file, "../raced");
  const racers = [0, 1].map(() => {
    const child = spawn(process.execPath, [command.file, "serve", "--port", "0", "--data", data], {
      stdio: ["ignore", "pipe", "pipe"],
    });
    let said = "";
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => (said += text));
    const listening = new Promise<"listens">((resolve) => {
      child.stdout.on("data", () => /listens on/.test(said) && resolve("listens"));
    });
    return { child, said: () => said, listening, ended: once(child, "exit") };
  });
  const [, loser] = await Promise.any(
    racers.map(async (racer, index) => {
      const [exitCode] = await racer.ended;
      return [exitCode, index] as const;
    }),
  );
  const [winner, other] = [racers[1 - loser], racers[loser]];
  expect(other?.said()).toMatch(/data directory .*raced is in use by another service/);
  await winner?.listening;
  const url = /listens on (\S+)/.exec(winner?.said() ?? "")?.[1];
  expect((await fetch(`${url}/health?db`)).status).toBe(200);
  winner?.child.kill("SIGTERM");
  expect(await winner?.ended).toEqual([0, null]);
});

it.each([
  ["one process", []],
  ["several processes", ["--processes", "2"]],
])("waits in production until the process before has released the folder: %s", async (_, flags) => {
  const data = join(command.file, "..", crypto.randomUUID());
  const before = await openDataDirectory(data);
  const child = spawn(
    process.execPath,
    [command.file, "serve", "--port", "0", "--data", data, ...flags],
    {
      env: {
        ...process.env,
        NODE_ENV: "production",
        STACKKIT_SECRET: "Tests only: 7f3Qk9ZpXr2LmW8sVb5NcJ1dHy6TgKa4uEoPqRw0",
      },
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  const ended = once(child, "exit");
  let url: string | undefined;
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.includes("this one waits for it")) before[Symbol.dispose]();
    url = /listens on (\S+)/.exec(line)?.[1];
    if (url !== undefined) break;
  }
  expect((await fetch(`${url}/health?db`)).status).toBe(200);
  child.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
});

it("prints its version and its help", () => {
  const run = (flag: string) =>
    spawnSync(process.execPath, [command.file, flag], { encoding: "utf8" }).stdout;
  expect(run("--help")).toContain("stackkit-service");
  expect(run("--version")).toMatch(/^\d+\.\d+\.\d+\n$/);
});
