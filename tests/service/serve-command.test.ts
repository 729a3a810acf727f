import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildCommand, type Command } from "../support/command.js";

let command: Command;
beforeAll(async () => {
  command = await buildCommand();
});
afterAll(() => command[Symbol.dispose]());

it("goes on and ends in order after whoever read its log has gone away", async () => {
  const data = join(command.file, "../data");
  const child = spawn(process.execPath, [command.file, "serve", "--port", "0", "--data", data], { stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(child, "exit");
  let url: string | undefined;
  for await (const line of createInterface({ input: child.stdout })) {
    url = /listens on (\S+)/.exec(line)?.[1];
    if (url !== undefined) break;
  }
  child.stdout.destroy();
  for (const _request of [1, 2, 3]) expect((await fetch(`${url}/health`)).status).toBe(200);
  // Before it ends it writes what it has still to log.
  child.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
});
