import { spawn } from "node:child_process";
import { createWriteStream } from "node:fs";
import { UserError } from "./user-error.mjs";

const STOP_MILLIS = 8000;
const LAST_LINES = 60;

/** @type {Set<Child>} */
const running = new Set();

/**
 * A process in its own process group, so that its child processes stop with it.
 * @typedef {{ name: string, ended: Promise<number | NodeJS.Signals>, lastLines: () => string, signal: (signal: NodeJS.Signals) => void, stop: () => Promise<void> }} Child
 * @param {string} name what it is called in messages
 * @param {string[]} command arguments of Node
 * @param {{ cwd: string, env?: Record<string, string | undefined>, logFile?: string | undefined, show?: boolean, node?: string }} options
 * @returns {Child}
 */
export function startChild(
  name,
  command,
  { cwd, env = {}, logFile, show = false, node = process.execPath },
) {
  const process_ = spawn(node, command, {
    cwd,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const log = logFile === undefined ? undefined : createWriteStream(logFile);
  let tail = "";
  for (const stream of [process_.stdout, process_.stderr]) {
    stream.setEncoding("utf8");
    stream.on("data", (text) => {
      tail = (tail + text)
        .split("\n")
        .slice(-LAST_LINES - 1)
        .join("\n");
      log?.write(text);
      if (show) process.stdout.write(text);
    });
  }

  /** @type {Promise<number | NodeJS.Signals>} */
  const ended = new Promise((resolve) => {
    process_.once("error", (error) => {
      tail += `${error.message}\n`;
      resolve(1);
    });
    process_.once("close", (code, signal) => resolve(code ?? signal ?? 1));
  });

  /** @param {NodeJS.Signals} signal */
  const signalGroup = (signal) => {
    try {
      if (process_.pid !== undefined) process.kill(-process_.pid, signal);
    } catch {
      // The group has already ended.
    }
  };

  /** @type {Child} */
  const child = {
    name,
    ended,
    lastLines: () => tail.trim(),
    signal: signalGroup,
    async stop() {
      signalGroup("SIGTERM");
      const timer = setTimeout(() => signalGroup("SIGKILL"), STOP_MILLIS);
      await ended;
      clearTimeout(timer);
      // Stop child processes that outlived the process.
      signalGroup("SIGKILL");
    },
  };
  running.add(child);
  void ended.then(() => {
    running.delete(child);
    log?.end();
  });
  return child;
}

/** Stops all running children in reverse order of their start. */
export async function stopChildren() {
  for (const child of [...running].reverse()) await child.stop();
}

/** Throws as soon as one of the children ends. @param {Child[]} children @returns {Promise<never>} */
export async function watch(children) {
  const [child, how] = await Promise.race(
    children.map(async (child) => /** @type {const} */ ([child, await child.ended])),
  );
  throw earlyExitError(child, how);
}

/** @param {Child} child @param {number | NodeJS.Signals} how */
const earlyExitError = (child, how) => {
  const reason = typeof how === "number" ? `exit code ${how}` : how;
  return new UserError(`${child.name} ended early (${reason}). ${lastLinesOf(child)}`);
};

/** @param {Child} child */
const lastLinesOf = (child) =>
  child.lastLines() ? `Its last lines:\n\n${child.lastLines()}` : "It printed nothing.";

/** Waits for the end of a child. Throws with its last lines on failure. @param {Child} child */
export async function succeed(child) {
  const how = await child.ended;
  if (how !== 0) throw earlyExitError(child, how);
}

/** Runs a child, as {@link succeed} says. @param {Parameters<typeof startChild>} child */
export const runChild = (...child) => succeed(startChild(...child));

/**
 * Waits for the end of a child, but stops it after some time. Throws with its last lines on failure.
 * @param {Child} child @param {number} maxMillis
 */
export async function endWithin(child, maxMillis) {
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    void child.stop();
  }, maxMillis);
  const how = await child.ended;
  clearTimeout(timer);
  if (isLate)
    throw new UserError(
      `${child.name} was stopped after ${maxMillis / 1000} s. If it installs packages, check that the package registry answers. ${lastLinesOf(child)}`,
    );
  if (how !== 0) throw earlyExitError(child, how);
}
