import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { isAbsolute, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of an app in `bench/apps`, or an absolute path. */
const directoryOf = (name) =>
  isAbsolute(name) ? name : fileURLToPath(new URL(`../apps/${name}`, import.meta.url));
const nextOf = (name) =>
  createRequire(join(directoryOf(name), "package.json")).resolve("next/dist/bin/next");

export const BUNDLERS = ["turbopack", "webpack"];

const environment = (bundler, env = {}) => ({
  ...process.env,
  NODE_ENV: "production",
  NEXT_TELEMETRY_DISABLED: "1",
  NEXT_DIST_DIR: `.next-${bundler}`,
  ...env,
});

const ended = (child) => new Promise((resolve) => child.once("exit", (code) => resolve(code)));

/** Builds an app for production. */
export async function buildApp(name, bundler, env = {}) {
  const child = spawn(process.execPath, [nextOf(name), "build", `--${bundler}`], {
    cwd: directoryOf(name),
    env: environment(bundler, env),
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (text) => (output += text));
  child.stderr.on("data", (text) => (output += text));
  if ((await ended(child)) !== 0)
    throw new Error(`next build --${bundler} of ${name} failed:\n${output}`);
  return output;
}

export const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

const READY_MILLIS = 30_000;

/** Starts a built app on a free port of this machine. */
export async function startApp(name, bundler, env = {}, nodeOptions = []) {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    [...nodeOptions, nextOf(name), "start", "-H", "127.0.0.1", "-p", String(port)],
    {
      cwd: directoryOf(name),
      env: environment(bundler, env),
      stdio: "ignore",
    },
  );
  // A failed benchmark leaves no process behind.
  const endIt = () => child.kill("SIGTERM");
  process.once("exit", endIt);
  child.once("exit", () => process.off("exit", endIt));
  const url = `http://127.0.0.1:${port}`;
  const until = Date.now() + READY_MILLIS;
  for (;;) {
    if (child.exitCode !== null || Date.now() > until)
      throw new Error(`next start of ${name} did not answer.`);
    if (
      await fetch(`${url}/__ready`).then(
        () => true,
        () => false,
      )
    )
      break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    pid: child.pid,
    async stop() {
      child.kill("SIGTERM");
      await ended(child);
    },
  };
}
