import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { buildApp } from "./build.mjs";
import { startChild } from "./child.mjs";
import { readEnvFile, writeEnvFile } from "./env-file.mjs";
import { NEXT, ROOT } from "./paths.mjs";
import { UserError } from "./user-error.mjs";
import { waitFor } from "./wait-for.mjs";

/**
 * A service with its data in one directory, and the example app.
 * @typedef {{ directory: string, servicePort: number, serviceEnv?: Record<string, string>, say: (line: string) => void }} ServicePlan
 * @typedef {{ directory: string, distDir: string, env: Record<string, string>, say: (line: string) => void }} AppPlan
 * @typedef {import("../seed.mjs").SeededProject} SeededProject
 */

const DATABASE_FILES = ["stackkit.db", "stackkit.db-wal", "stackkit.db-shm"];
const PRIVATE_DIRECTORY = 0o700;
/** How long idle connections stay open, in ms: longer than tests pause between two calls. */
const KEPT_MILLIS = "60000";
/** Variables of the shell that would point the service to another database or configuration. */
const NOT_INHERITED = {
  DATABASE_URL: undefined,
  STACKKIT_CONFIG: undefined,
  STACKKIT_SECRET: undefined,
  NODE_ENV: undefined,
};

/** @param {string} directory */
const envFileOf = (directory) => join(directory, "demo.env");

/** Deletes all stored data. Throws while a service uses it. @param {string} directory */
export function deleteData(directory) {
  const lock = join(directory, "service.pid");
  const holder = existsSync(lock) ? Number.parseInt(readFileSync(lock, "utf8"), 10) : 0;
  if (isAlive(holder))
    throw new UserError(
      `A service is running on ${directory} (process ${holder}). Stop it first: --fresh deletes its data.`,
    );
  for (const name of DATABASE_FILES) rmSync(join(directory, name), { force: true });
  rmSync(envFileOf(directory), { force: true });
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return Number.isInteger(pid) && pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** @param {string} directory */
function makeDirectory(directory) {
  try {
    mkdirSync(directory, { recursive: true, mode: PRIVATE_DIRECTORY });
    accessSync(directory, constants.W_OK);
  } catch (error) {
    throw new UserError(
      `Cannot write to the data folder ${directory}: ${/** @type {Error} */ (error).message}`,
    );
  }
}

/**
 * Starts the service, waits until it responds, and seeds it. Returns the environment for an app.
 * @param {ServicePlan} plan
 * @returns {Promise<{ service: import("./child.mjs").Child, url: string, env: Record<string, string> }>}
 */
export async function startSeededService({ directory, servicePort, serviceEnv = {}, say }) {
  makeDirectory(directory);
  // The protocol comes from the kit's build, so this import waits for the build.
  const { internalKeys, projectOf, variablesOf } = await import("./keys.mjs");
  const { seed } = await import("../seed.mjs");
  const stored = readEnvFile(envFileOf(directory));
  const internal = internalKeys(stored);
  // Stored before the service receives them, so that no key is lost.
  writeEnvFile(envFileOf(directory), { ...stored, ...internal.variables });

  say(`Starting the service on port ${servicePort}`);
  const url = `http://127.0.0.1:${servicePort}`;
  const service = startChild(
    "The service",
    [
      join(ROOT, "service/dist/bundle/cli.js"),
      "--host",
      "127.0.0.1",
      "--port",
      String(servicePort),
      "--data",
      directory,
    ],
    {
      cwd: ROOT,
      env: { ...NOT_INHERITED, ...internal.variables, ...serviceEnv },
      logFile: join(directory, "service.log"),
    },
  );
  await waitFor(service, `${url}/health`);

  const project = await seed({ url, internalKeys: internal.keys, known: projectOf(stored) });
  const env = variablesOf(project, url);
  writeEnvFile(envFileOf(directory), { ...internal.variables, ...env });
  return { service, url, env };
}

/** @param {AppPlan} plan */
export async function buildAppFor({ directory, distDir, env, say }) {
  say("Building the example app (skipped if nothing has changed)");
  return buildApp({ distDir, env: appEnv(distDir, env), logFile: join(directory, "build.log") });
}

/**
 * Starts the example app and waits until it responds.
 * @param {AppPlan & { port: number, dev?: boolean }} plan
 */
export async function startApp({ directory, distDir, env, say, port, dev = false }) {
  say(`Starting the example app on port ${port}`);
  const app = startChild(
    "The example app",
    [
      NEXT,
      ...(dev ? ["dev"] : ["start", "--keepAliveTimeout", KEPT_MILLIS]),
      "--port",
      String(port),
      "--hostname",
      "localhost",
    ],
    {
      cwd: join(ROOT, "example-app"),
      env: { ...appEnv(distDir, env), NODE_ENV: dev ? "development" : "production" },
      logFile: join(directory, "app.log"),
      show: dev,
    },
  );
  const url = `http://localhost:${port}`;
  await waitFor(app, url);
  return { app, url };
}

/**
 * The app's environment. It does not need the admin key.
 * @param {string} distDir @param {Record<string, string>} env @returns {Record<string, string>}
 */
function appEnv(distDir, env) {
  const { STACK_SUPER_SECRET_ADMIN_KEY: _, ...rest } = env;
  return { ...rest, NEXT_DIST_DIR: distDir, NEXT_TELEMETRY_DISABLED: "1" };
}
