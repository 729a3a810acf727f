import { spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { processorMillis } from "../service/processes.mjs";
import { freePort } from "../support/apps.mjs";

const READY_MILLIS = 60_000;
const PAGE_MILLIS = 180_000;
const DIST_DIR = ".next";

/** A process and all that descend from it. */
export function treeOf(pid) {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ");
    return [pid, ...children.filter(Boolean).flatMap((child) => treeOf(Number(child)))];
  } catch {
    return [];
  }
}

const sumOver = (pid, measure) =>
  treeOf(pid).reduce((sum, one) => {
    try {
      return sum + measure(one);
    } catch {
      return sum;
    }
  }, 0);

const statusMegabytes = (name) => (pid) =>
  sumOver(pid, (one) => {
    const status = readFileSync(`/proc/${one}/status`, "utf8");
    return Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(status)?.[1] ?? 0) / 1024;
  });

/** Resident memory of a process and its descendants, in megabytes. */
export const megabytesOf = statusMegabytes("VmRSS");
/** The part of it that the system cannot read again from files. */
export const ownMegabytesOf = statusMegabytes("RssAnon");

/** Starts `next dev` without an earlier build's files, and waits until it listens. */
export async function startDev(directory, { environment = {}, bundler = "turbopack" }) {
  rmSync(join(directory, DIST_DIR), { recursive: true, force: true });
  rmSync(join(directory, ".stackkit"), { recursive: true, force: true });
  const next = createRequire(join(directory, "package.json")).resolve("next/dist/bin/next");
  const port = await freePort();
  const child = spawn(
    process.execPath,
    [next, "dev", `--${bundler}`, "-H", "localhost", "-p", String(port)],
    {
      cwd: directory,
      env: {
        ...process.env,
        NODE_ENV: "development",
        NEXT_TELEMETRY_DISABLED: "1",
        NEXT_DIST_DIR: DIST_DIR,
        ...environment,
      },
      stdio: ["ignore", "pipe", "pipe"],
      detached: true,
    },
  );
  let output = "";
  const ready = new Promise((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (text) => {
        output += text;
        if (output.includes("Ready in")) resolve(true);
      });
  });
  const stopAtExit = () => process.kill(-child.pid, "SIGKILL");
  process.once("exit", stopAtExit);
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const isReady = await Promise.race([ready, ended, sleep(READY_MILLIS, false, { ref: false })]);
  if (isReady !== true) throw new Error(`next dev did not start:\n${output}`);
  return {
    pid: child.pid,
    url: `http://localhost:${port}`,
    output: () => output,
    async stop() {
      process.off("exit", stopAtExit);
      process.kill(-child.pid, "SIGTERM");
      await ended;
    },
  };
}

/** The first visit of each page, in order: wall and processor seconds. */
async function visit(dev, paths) {
  const pages = {};
  for (const [page, path] of Object.entries(paths)) {
    if (path === undefined) continue;
    const processorBefore = sumOver(dev.pid, processorMillis);
    const started = performance.now();
    const response = await fetch(dev.url + path, { signal: AbortSignal.timeout(PAGE_MILLIS) });
    const text = await response.text();
    if (!response.ok)
      throw new Error(`${path} is ${response.status}:\n${text.slice(0, 400)}\n${dev.output()}`);
    pages[page] = {
      seconds: (performance.now() - started) / 1000,
      processorSeconds: (sumOver(dev.pid, processorMillis) - processorBefore) / 1000,
    };
  }
  return pages;
}

/** One run: a fresh `next dev`, the first visit of each page, and the memory after them. */
export async function measureDev(directory, form, bundler) {
  const dev = await startDev(directory, { environment: form.environment, bundler });
  try {
    const pages = await visit(dev, form.paths);
    return { pages, megabytes: megabytesOf(dev.pid) };
  } finally {
    await dev.stop();
  }
}
