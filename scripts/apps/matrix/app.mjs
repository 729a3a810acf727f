import { cpSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runChild, startChild } from "../../demo/child.mjs";
import { waitFor } from "../../demo/wait-for.mjs";

/** @import { Cell } from "./cells.mjs" */

const NEXT = "node_modules/next/dist/bin/next";
const COMPILED_FIRST = ["/handler/sign-in", "/account", "/me", "/api/me"];

/** @param {Record<string, string>} env */
const production = (env) => ({ ...env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" });

/**
 * Builds a cell. Next's output is in the cell's `build.log`.
 * @param {{ directory: string, cell: Cell, env: Record<string, string>, show: boolean }} what
 */
export async function build({ directory, cell, env, show }) {
  // Next 15 has no flag for webpack: it is the default.
  const bundler =
    cell.bundler === "webpack" && cell.next.startsWith("15.") ? [] : [`--${cell.bundler}`];
  await runChild(`The build of ${cell.name}`, [NEXT, "build", ...bundler], {
    cwd: directory,
    env: production(env),
    logFile: join(directory, "build.log"),
    show,
  });
}

/**
 * Starts a built cell, or `next dev`, and waits until it responds.
 * @param {{ directory: string, cell: Cell, env: Record<string, string>, port: number }} what
 */
export async function start({ directory, cell, env, port }) {
  if (cell.dev) return startInDevelopment({ directory, cell, env, port });
  const standalone = cell.config?.output === "standalone";
  if (standalone)
    cpSync(join(directory, ".next/static"), join(directory, ".next/standalone/.next/static"), {
      recursive: true,
    });
  const command = standalone
    ? ["server.js"]
    : [NEXT, "start", "--port", String(port), "--hostname", "localhost"];
  const app = startChild(cell.name, command, {
    cwd: standalone ? join(directory, ".next/standalone") : directory,
    env: {
      ...production(env),
      ...(standalone ? { PORT: String(port), HOSTNAME: "localhost" } : {}),
    },
    logFile: join(directory, "app.log"),
  });
  const origin = `http://localhost:${port}`;
  await waitFor(app, `${origin}${cell.config?.basePath ?? ""}/`);
  return { app, origin };
}

/** @param {Parameters<typeof start>[0]} what */
async function startInDevelopment({ directory, cell, env, port }) {
  const app = startChild(
    cell.name,
    [NEXT, "dev", `--${cell.bundler}`, "--port", String(port), "--hostname", "localhost"],
    {
      cwd: directory,
      env: { ...env, NODE_ENV: "development", NEXT_TELEMETRY_DISABLED: "1" },
      logFile: join(directory, "app.log"),
    },
  );
  const origin = `http://localhost:${port}`;
  await waitFor(app, `${origin}/`);
  // Pages compile on their first request, which may take longer than a browser waits.
  for (const path of COMPILED_FIRST) await (await fetch(origin + path)).text();
  return { app, origin };
}

/** Reads the manifests of a build. @param {string} directory */
export function readBuild(directory) {
  /** @param {string} name */
  const manifest = (name) =>
    existsSync(join(directory, ".next", name))
      ? JSON.parse(readFileSync(join(directory, ".next", name), "utf8"))
      : {};
  return {
    log: readFileSync(join(directory, "build.log"), "utf8"),
    /** Pages rendered at build time. */
    prerendered: Object.keys(manifest("prerender-manifest.json").routes ?? {}),
    /** The home page's HTML from build time. */
    home: readFileSync(join(directory, ".next/server/app/index.html"), "utf8"),
    guard: guardOf(
      manifest("server/middleware-manifest.json"),
      manifest("server/functions-config-manifest.json"),
    ),
  };
}

/**
 * Which runtime the proxy or middleware was built for.
 * @param {{ middleware?: object }} ofEdge @param {{ functions?: object }} ofNode
 * @returns {Cell["guard"]}
 */
function guardOf({ middleware = {} }, { functions = {} }) {
  if (Object.keys(middleware).length > 0) return "edge";
  return "/_middleware" in functions ? "node" : "none";
}
