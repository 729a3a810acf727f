import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { statSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildCommand, type Command } from "../support/command.js";

let command: Command;
beforeAll(async () => {
  command = await buildCommand();
});
afterAll(() => command[Symbol.dispose]());

const dataDirectory = () => join(command.file, "../data");

async function start(
  { file }: Command = command,
  ...flags: string[]
): Promise<{ child: ChildProcess; url: string | undefined; ended: Promise<unknown[]> }> {
  const child = spawn(
    process.execPath,
    [file, "serve", "--port", "0", "--data", dataDirectory(), ...flags],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  const ended = once(child, "exit");
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /listens on (\S+)/.exec(line)?.[1];
    if (url !== undefined) return { child, url, ended };
  }
  return { child, url: undefined, ended };
}

it("goes on and ends in order after whoever read its log has gone away", async () => {
  const { child, url, ended } = await start();
  child.stdout?.destroy();
  for (const _request of [1, 2, 3]) expect((await fetch(`${url}/health`)).status).toBe(200);
  // Before it ends it writes what it has still to log.
  child.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
});

it("keeps its compiled code when it has served, and every command runs from that", async () => {
  const { child, ended } = await start();
  child.kill("SIGTERM");
  await ended;
  const kept = statSync(command.kept);

  const again = await start();
  expect((await fetch(`${again.url}/health?db`)).status).toBe(200);
  again.child.kill("SIGTERM");
  expect(await again.ended).toEqual([0, null]);

  // Imports a library: nobody listens on port 1.
  const { stdout } = spawnSync(
    process.execPath,
    [command.file, "doctor", "--data", dataDirectory()],
    {
      encoding: "utf8",
      env: { ...process.env, STACKKIT_SMTP_URL: "smtp://127.0.0.1:1" },
    },
  );
  expect(stdout).toContain("ECONNREFUSED 127.0.0.1:1");
  // What fits is left as it is.
  expect(statSync(command.kept).mtimeMs).toBe(kept.mtimeMs);
});

it("keeps what a process that served has compiled: the first of several only watches, and would leave little", async () => {
  using other = await buildCommand();
  const { child, ended } = await start(other, "--processes", "2");
  child.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
  // The first test left what one process compiles that serves alone.
  expect(statSync(other.kept).size).toBeGreaterThan(0.8 * statSync(command.kept).size);
});

it("keeps nothing when it only answered a question", async () => {
  using other = await buildCommand();
  expect(
    spawnSync(process.execPath, [other.file, "--help"], { encoding: "utf8" }).stdout,
  ).toContain("stackkit-service");
  expect(statSync(other.kept, { throwIfNoEntry: false })).toBeUndefined();
});
