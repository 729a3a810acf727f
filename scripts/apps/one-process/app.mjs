import { randomBytes, randomUUID } from "node:crypto";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startChild } from "../../demo/child.mjs";
import { ROOT } from "../../demo/paths.mjs";
import { freePort } from "../../demo/ports.mjs";
import { waitFor } from "../../demo/wait-for.mjs";

/** @import { Child } from "../../demo/child.mjs" */

export const FOLDER = join(ROOT, "e2e/one-process-app");
const FUNCTION = fileURLToPath(new URL("function.mjs", import.meta.url));
const key = () => randomBytes(32).toString("base64url");

/** @param {string} folder */
const nextIn = (folder) => createRequire(join(folder, "app")).resolve("next/dist/bin/next");

export const PROJECT = {
  id: randomUUID(),
  client: `pck_${key()}`,
  server: `ssk_${key()}`,
};
export const CRON_SECRET = key();

/** The variables that all forms of the app share. @type {Record<string, string>} */
const SHARED = {
  STACK_PROJECT_ID: PROJECT.id,
  STACK_PUBLISHABLE_CLIENT_KEY: PROJECT.client,
  STACK_SECRET_SERVER_KEY: PROJECT.server,
  STACKKIT_SECRET: key() + key(),
  CRON_SECRET,
  NEXT_TELEMETRY_DISABLED: "1",
};

/**
 * Builds the app.
 * @param {{ bundler: "turbopack" | "webpack", cwd?: string, distDir?: string, env: Record<string, string>, logFile: string }} how
 */
export const startBuild = ({ bundler, cwd = FOLDER, distDir, env, logFile }) =>
  startChild(`The build with ${bundler}`, [nextIn(cwd), "build", `--${bundler}`], {
    cwd,
    env: { ...SHARED, NODE_ENV: "production", NEXT_DIST_DIR: distDir, ...env },
    logFile,
  });

/**
 * A running form of the app.
 * @typedef {{ app: Child, origin: string }} Running
 */

/**
 * Starts `next start`, `next dev` or a standalone server, and waits for its home page.
 * @param {{ mode: "start" | "dev" | "standalone", bundler?: "turbopack" | "webpack", node?: string, cwd?: string, distDir?: string, env: Record<string, string>, logFile: string }} how
 * @returns {Promise<Running>}
 */
export async function start({ mode, bundler, node, cwd = FOLDER, distDir, env, logFile }) {
  const port = String(await freePort());
  const command =
    mode === "standalone"
      ? ["server.js"]
      : [
          nextIn(cwd),
          mode,
          ...(bundler ? [`--${bundler}`] : []),
          "--port",
          port,
          "--hostname",
          "localhost",
        ];
  const app = startChild(`The app (${mode})`, command, {
    cwd,
    env: {
      ...SHARED,
      NODE_ENV: mode === "dev" ? "development" : "production",
      ...(distDir ? { NEXT_DIST_DIR: distDir } : {}),
      ...(mode === "standalone" ? { PORT: port, HOSTNAME: "localhost" } : {}),
      ...env,
    },
    logFile,
    ...(node ? { node } : {}),
  });
  const origin = `http://localhost:${port}`;
  await waitFor(app, `${origin}/`);
  return { app, origin };
}

/**
 * Serves the service's route alone, and waits for it.
 * @param {{ file: string, cwd: string, env: Record<string, string>, logFile: string }} how
 * @returns {Promise<Running>}
 */
export async function startFunction({ file, cwd, env, logFile }) {
  const port = String(await freePort());
  const app = startChild("The function", [FUNCTION, file], {
    cwd,
    env: { ...SHARED, NODE_ENV: "production", PORT: port, ...env },
    logFile,
  });
  const origin = `http://localhost:${port}`;
  await waitFor(app, `${origin}/api/v1/service/health`);
  return { app, origin };
}

/**
 * Calls the service of an app at the level of a client.
 * @param {string} origin @param {string} path @param {unknown} [body]
 */
export async function call(origin, path, body) {
  const response = await fetch(`${origin}/api/v1${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: {
      "x-stack-project-id": PROJECT.id,
      "x-stack-access-type": "client",
      "x-stack-publishable-client-key": PROJECT.client,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
  return { status: response.status, text: await response.text() };
}

/**
 * Calls the service of an app as a server.
 * @param {string} origin @param {string} method @param {string} path @param {object} [body]
 */
export async function callAsServer(origin, method, path, body) {
  const response = await fetch(`${origin}/api/v1${path}`, {
    method,
    headers: {
      "x-stack-project-id": PROJECT.id,
      "x-stack-access-type": "server",
      "x-stack-secret-server-key": PROJECT.server,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
  return { status: response.status, text: await response.text() };
}

/** The status of a session's refresh. @param {string} origin @param {string} token */
export async function refresh(origin, token) {
  const { status } = await fetch(`${origin}/api/v1/auth/sessions/current/refresh`, {
    method: "POST",
    headers: {
      "x-stack-project-id": PROJECT.id,
      "x-stack-access-type": "client",
      "x-stack-publishable-client-key": PROJECT.client,
      "x-stack-refresh-token": token,
    },
  });
  return status;
}

/** Creates a user with a password. @param {string} origin @param {string} email */
export const signUp = (origin, email) =>
  call(origin, "/auth/password/sign-up", {
    email,
    password: "a long enough secret",
    verification_callback_url: `${origin}/handler/email-verification`,
  });
