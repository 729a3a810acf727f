import assert from "node:assert/strict";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { get } from "node:http";
import { createServer } from "node:net";
import { dirname, join, relative } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { succeed } from "../../demo/child.mjs";
import { FOLDER, signUp, start, startBuild, startFunction } from "./app.mjs";

export const BUNDLERS = /** @type {const} */ (["turbopack", "webpack"]);

/** @param {"turbopack" | "webpack"} bundler */
export const distDirOf = (bundler) => `.next-${bundler}`;

const CONSOLE_HOST = "admin.example.com";

/** Opens the console and its first script, as at its own host. @param {string} origin */
async function openConsole(origin) {
  /** @param {string} path */
  const open = async (path) => {
    const response = await new Promise((resolve, reject) =>
      get(`${origin}${path}`, { headers: { host: CONSOLE_HOST } }, resolve).on("error", reject),
    );
    return { status: response.statusCode, body: await text(response) };
  };
  const base = "/api/v1/service/console";
  const page = await open(base);
  const [, script] = /src="\.\/(assets\/[^"]+\.js)"/.exec(page.body) ?? [];
  return { page: page.status, script: (await open(`${base}/${script}`)).status };
}

/** What `adapter.mjs` writes. @param {string} directory @param {string} bundler */
const outputsFile = (directory, bundler) => join(directory, `outputs-${bundler}.json`);

/** @type {import("./check.mjs").Check[]} */
export const BUILDS = BUNDLERS.flatMap((bundler) => [
  {
    name: `${bundler}: eight workers build without the database, and open no file of it`,
    run: async ({ directory }) => {
      let connections = 0;
      const database = createServer((socket) => {
        connections++;
        socket.destroy();
      });
      await new Promise((resolve) => database.listen(0, "127.0.0.1", () => resolve(undefined)));
      const { port } = /** @type {import("node:net").AddressInfo} */ (database.address());
      const data = join(directory, `data-of-build-${bundler}`);
      const logFile = join(directory, `build-${bundler}.log`);
      const build = startBuild({
        bundler,
        distDir: distDirOf(bundler),
        logFile,
        env: {
          NEXT_OUTPUT: "standalone",
          NEXT_ADAPTER_PATH: fileURLToPath(new URL("adapter.mjs", import.meta.url)),
          ADAPTER_OUTPUTS: outputsFile(directory, bundler),
          STACKKIT_DATA: data,
          DATABASE_URL: `postgres://nobody@127.0.0.1:${port}/none`,
        },
      });
      await succeed(build).finally(() => database.close());
      const log = readFileSync(logFile, "utf8");
      assert.match(log, /using 8 workers/);
      assert.doesNotMatch(log, /warn/i);
      assert.equal(connections, 0);
      assert.equal(existsSync(data), false);
      assert.equal(existsSync(join(FOLDER, ".stackkit")), false);
    },
  },
  {
    name: `${bundler}: the standalone output runs in an empty folder`,
    run: async ({ directory }) => {
      const folder = join(directory, `standalone-${bundler}`);
      const output = join(FOLDER, distDirOf(bundler), "standalone");
      mkdirSync(folder);
      cpSync(output, folder, { recursive: true, verbatimSymlinks: true });
      const cwd = join(folder, "e2e/one-process-app");
      const data = join(directory, `data-of-standalone-${bundler}`);
      const { app, origin } = await start({
        mode: "standalone",
        cwd,
        env: {
          STACKKIT_DATA: data,
          STACKKIT_MIGRATE: "start",
          STACKKIT_CONSOLE_ORIGIN: `https://${CONSOLE_HOST}`,
        },
        logFile: join(directory, `standalone-${bundler}.log`),
      });
      const { status } = await signUp(origin, "ada@example.com");
      assert.equal(status, 200);
      const health = await fetch(`${origin}/api/v1/service/health?db`);
      assert.equal((await health.json()).status, "ok");
      const console = await openConsole(origin);
      assert.equal(console.page, 200);
      assert.equal(console.script, 200);
      await app.stop();
      // A closed database has no log of its own left, and no lock.
      assert.deepEqual(readdirSync(data).sort(), ["service.lock", "stackkit.db"]);
    },
  },
  {
    name: `${bundler}: the service's route runs with the files that an adapter gets for it`,
    run: async ({ directory, newDatabase }) => {
      const { repoRoot, routes } = JSON.parse(
        readFileSync(outputsFile(directory, bundler), "utf8"),
      );
      /** @type {{ filePath: string, assets: Record<string, string> }} */
      const { filePath, assets } = routes.find(
        (/** @type {{ pathname: string }} */ { pathname }) => pathname === "/api/v1/[...stackkit]",
      );
      const folder = join(directory, `function-${bundler}`);
      const own = relative(repoRoot, filePath);
      for (const [path, from] of Object.entries({ ...assets, [own]: filePath })) {
        const to = join(folder, path);
        mkdirSync(dirname(to), { recursive: true });
        cpSync(from, to, { recursive: true, verbatimSymlinks: true });
      }
      const { app, origin } = await startFunction({
        file: join(folder, own),
        cwd: join(folder, relative(repoRoot, FOLDER)),
        env: { DATABASE_URL: await newDatabase() },
        logFile: join(directory, `function-${bundler}.log`),
      });
      assert.equal((await signUp(origin, "ada@example.com")).status, 200);
      await app.stop();
    },
  },
]);
