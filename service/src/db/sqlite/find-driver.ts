import { createRequire } from "node:module";
import { join } from "node:path";
import { ServiceError } from "../../core/service-error.js";
import { createBetterSqlite3Driver } from "./better-sqlite3-driver.js";
import type { SqliteDriver } from "./driver.js";
import { createNodeSqliteDriver, type NodeSqlite } from "./node-sqlite-driver.js";

/** better-sqlite3 of this version and newer ends the process on an older Node. */
const NEWER = { package: 13, node: 22 } as const;

const OLDEST_NODE = 20;

let found: Promise<SqliteDriver> | undefined;

/**
 * The SQLite of this installation: better-sqlite3 if it is installed, else the one in Node. Throws
 * with the command to type if there is none.
 */
export function findSqliteDriver(): Promise<SqliteDriver> {
  found ??= chooseSqliteDriver(INSTALLATION).catch((error: unknown) => {
    found = undefined;
    throw error;
  });
  return found;
}

/** What a choice depends on. */
export interface Installation {
  readonly nodeVersion: string;
  /** The version of better-sqlite3 in its package.json, read without loading it. */
  readonly packageVersion: () => string | undefined;
  readonly loadPackage: () => Promise<{ readonly default: unknown }>;
  readonly loadBuiltin: () => NodeSqlite | undefined;
}

/** Chooses Node's own SQLite, or better-sqlite3 where Node has none. */
export async function chooseSqliteDriver(installation: Installation): Promise<SqliteDriver> {
  const { nodeVersion, packageVersion, loadPackage, loadBuiltin } = installation;
  const nodeMajor = majorOf(nodeVersion);
  if (nodeMajor < OLDEST_NODE)
    throw new ServiceError(
      "node-too-old",
      `The service needs Node 20.9 or newer, and this is Node ${nodeVersion}. Node 22.13 ` +
        "or newer is recommended: it has SQLite.",
    );
  const version = packageVersion();
  if (version !== undefined && majorOf(version) >= NEWER.package && nodeMajor < NEWER.node)
    throw new ServiceError(
      "sqlite-driver-unusable",
      `better-sqlite3 ${version} ends the process on Node ${nodeVersion}; it needs Node ` +
        `${NEWER.node}. Use Node ${NEWER.node} or newer, or type: npm install ` +
        "better-sqlite3@12",
    );
  const problem = await tryPackage(loadPackage);
  if (typeof problem === "function") return createBetterSqlite3Driver(problem as never, version);
  const builtin = loadBuiltin();
  if (builtin) return createNodeSqliteDriver(builtin);
  const command =
    nodeMajor < NEWER.node ? "npm install better-sqlite3@12" : "npm install better-sqlite3";
  throw new ServiceError(
    "sqlite-driver-missing",
    `${explain(problem, nodeVersion)} Type: ${command}. Or use Node 22.13 or newer, which ` +
      "has SQLite, or PostgreSQL (DATABASE_URL).",
    { cause: problem },
  );
}

/** The package's class, once it has opened a database; else the reason. */
async function tryPackage(load: Installation["loadPackage"]): Promise<unknown> {
  try {
    const { default: Database } = (await load()) as {
      default: new (file: string) => { close(): void };
    };
    // Loads the binary, which is missing if install scripts did not run.
    new Database(":memory:").close();
    return Database;
  } catch (error) {
    return error;
  }
}

function explain(problem: unknown, nodeVersion: string): string {
  const { code, message } = problem as { code?: string; message?: string };
  return code === "ERR_MODULE_NOT_FOUND" || code === "MODULE_NOT_FOUND"
    ? `SQLite is missing: Node ${nodeVersion} has none, and better-sqlite3 is not installed.`
    : `SQLite cannot be loaded: Node ${nodeVersion} has none, and better-sqlite3 fails ` +
        `(${message?.split("\n")[0]}). Its install script may not have run: npm 12 and pnpm 10 ` +
        "must be told to (npm install-scripts approve better-sqlite3).";
}

const majorOf = (version: string): number => Number.parseInt(version, 10);

const INSTALLATION: Installation = {
  nodeVersion: process.versions.node,
  packageVersion() {
    // In a bundle the module's own place has no packages; the app's has.
    for (const place of [import.meta.url, join(process.cwd(), "package.json")]) {
      try {
        const { version } = createRequire(place)("better-sqlite3/package.json") as {
          version?: unknown;
        };
        if (typeof version === "string") return version;
      } catch {
        // Not installed there.
      }
    }
    return undefined;
  },
  async loadPackage() {
    // A literal import, so that Next traces the package into a deployment. By the comment and the
    // "try", bundlers accept that it is not installed.
    try {
      return await import(/* turbopackOptional: true */ "better-sqlite3");
    } catch (error) {
      return Promise.reject(error);
    }
  },
  // Not an import: bundlers do not know this module, and Node before 22.13 has none.
  loadBuiltin: () =>
    withoutSqliteWarning(
      () => process.getBuiltinModule?.("node:sqlite") as unknown as NodeSqlite | undefined,
    ),
};

/** Runs `load` without Node's warning that its SQLite is new, which no one here can act on. */
export function withoutSqliteWarning<T>(load: () => T): T {
  const { emitWarning } = process;
  process.emitWarning = ((warning: string | Error, ...rest: never[]) => {
    if (!/SQLite is an experimental feature/.test(String(warning)))
      emitWarning.call(process, warning, ...rest);
  }) as typeof process.emitWarning;
  try {
    return load();
  } finally {
    process.emitWarning = emitWarning;
  }
}
