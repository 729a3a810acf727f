import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import {
  earlyExitError,
  endWithin,
  runChild,
  startChild,
  stopChildren,
} from "../../scripts/demo/child.mjs";
import { makeFolder } from "../support/folder.js";

let cwd: string;
beforeEach(() => {
  cwd = makeFolder();
});

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it("a failed child is reported with its exit code and last lines", async () => {
  const code = `for (let line = 1; line <= 100; line++) console.log("line " + line); console.error('no such table'); process.exit(3);`;
  const words: string = await runChild("The service", ["-e", code], { cwd }).then(
    () => "it did not fail",
    (error: Error) => error.message,
  );
  expect(words).toMatch(/^The service ended early \(exit code 3\)/);
  expect(words).toContain("no such table");
  expect(words).toContain("line 100");
  expect(words).not.toContain("line 5\n");
});

it("a child that cannot start is a failure", async () => {
  await expect(runChild("The app", ["-e", "0"], { cwd: join(cwd, "missing") })).rejects.toThrow(
    /The app ended early/,
  );
});

it("a child that takes too long is stopped, and named with its last lines", async () => {
  const code = `console.log("asking the registry"); setInterval(() => {}, 1000);`;
  const child = startChild("npm install", ["-e", code], { cwd });
  await expect.poll(() => child.lastLines()).toContain("asking");
  await expect(endWithin(child, 50)).rejects.toThrow(
    /^npm install was stopped after 0.05 s\..*asking the registry$/s,
  );
});

it("stopping a child stops its own children too", async () => {
  const code = `
    const { spawn } = require("node:child_process");
    const grandchild = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "ignore" });
    process.on("SIGTERM", () => process.exit(0));
    console.log(grandchild.pid);
    setInterval(() => {}, 1000);`;
  const child = startChild("The app", ["-e", code], { cwd });
  const pid = Number(
    await expect
      .poll(() => child.lastLines())
      .toMatch(/^\d+$/)
      .then(() => child.lastLines()),
  );
  expect(isAlive(pid)).toBe(true);
  await stopChildren();
  expect(await child.ended).toBe(0);
  await expect.poll(() => isAlive(pid)).toBe(false);
});

it("a child's output is written to its log", async () => {
  const logFile = join(cwd, "app.log");
  await runChild("The app", ["-e", "console.log('listening')"], { cwd, logFile });
  await expect.poll(() => readFileSync(logFile, "utf8")).toBe("listening\n");
});

it("a killed child is reported with its signal", () => {
  const child = {
    name: "The app",
    ended: Promise.resolve(0),
    lastLines: () => "",
    stop: async () => {},
  };
  expect(earlyExitError(child, "SIGKILL").message).toBe(
    "The app ended early (SIGKILL). It printed nothing.",
  );
});
