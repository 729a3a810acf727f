import { cpSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { endedEarly, startChild } from "../demo/child.mjs";
import { waitFor } from "../demo/wait-for.mjs";

/** @import { Cell } from "./cells.mjs" */

const NEXT = "node_modules/next/dist/bin/next";
const COMPILED_FIRST = ["/handler/sign-in", "/account", "/me", "/api/me"];

/** @param {Record<string, string>} env */
const production = (env) => ({ ...env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" });

/** Builds a cell. What Next said is in `build.log` there. @param {{ directory: string, cell: Cell, env: Record<string, string>, show: boolean }} what */
export async function build({ directory, cell, env, show }) {
  // Next 15 knows webpack by no name: it is what there is without another.
  const bundler =
    cell.bundler === "webpack" && cell.next.startsWith("15.") ? [] : [`--${cell.bundler}`];
  const child = startChild(`The build of ${cell.name}`, [NEXT, "build", ...bundler], {
    cwd: directory,
    env: production(env),
    logFile: join(directory, "build.log"),
    show,
  });
  const how = await child.ended;
  if (how !== 0) throw endedEarly(child, how);
}

/** Starts a cell, built or by `next dev`, and waits until it answers. @param {{ directory: string, cell: Cell, env: Record<string, string>, port: number }} what */
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
  // Pages are compiled when they are first asked for, which a slow machine needs longer for than a visitor waits.
  for (const path of COMPILED_FIRST) await (await fetch(origin + path)).text();
  return { app, origin };
}

/** What a build wrote down about itself. @param {string} directory */
export function readBuild(directory) {
  /** @param {string} name */
  const manifest = (name) =>
    existsSync(join(directory, ".next", name))
      ? JSON.parse(readFileSync(join(directory, ".next", name), "utf8"))
      : {};
  return {
    log: readFileSync(join(directory, "build.log"), "utf8"),
    /** Pages that were rendered when the app was built. */
    prerendered: Object.keys(manifest("prerender-manifest.json").routes ?? {}),
    /** The home page as it was rendered then. */
    home: readFileSync(join(directory, ".next/server/app/index.html"), "utf8"),
    guard: guardOf(
      manifest("server/middleware-manifest.json"),
      manifest("server/functions-config-manifest.json"),
    ),
  };
}

/**
 * What the proxy, or the middleware, was built for.
 * @param {{ middleware?: object }} ofEdge @param {{ functions?: object }} ofNode
 * @returns {Cell["guard"]}
 */
function guardOf({ middleware = {} }, { functions = {} }) {
  if (Object.keys(middleware).length > 0) return "edge";
  return "/_middleware" in functions ? "node" : "none";
}
