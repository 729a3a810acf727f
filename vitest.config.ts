import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { REMOVED_GUARD, removeGuard } from "./scripts/hardening/remove-guard.mjs";
import { findPostgres } from "./scripts/postgres/server.mjs";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The kit and the service as their sources, so that no test needs a build. */
const aliases = (environment: "default" | "react-server" | "browser") => [
  { find: /^@stackkit\/next$/, replacement: at("src/index.ts") },
  { find: /^@stackkit\/next\/(.+)$/, replacement: at("src/$1") },
  { find: /^@stackkit\/service$/, replacement: at("service/src/index.ts") },
  { find: /^#environment$/, replacement: at(`src/environment/${environment}`) },
  { find: /^#rendering$/, replacement: at(`src/environment/rendering/${environment}`) },
  { find: /^server-only$/, replacement: at("node_modules/server-only/empty.js") },
];

/** For machines with two slow cores: a test that waits this long for something has failed. */
const PATIENCE_MILLIS = 40_000;

/** `npm run hardening` takes one guard out of the sources at a time. */
const plugins = removeGuard(process.env[REMOVED_GUARD]);

/** Each project is told, since projects take nothing over from one another. */
const shared = {
  restoreMocks: true,
  unstubEnvs: true,
  testTimeout: PATIENCE_MILLIS,
  hookTimeout: 2 * PATIENCE_MILLIS,
  expect: { poll: { timeout: PATIENCE_MILLIS / 2 } },
};

/** What stays on SQLite: these tests are about its file, about a data directory, about what one process says of itself, or about no database. */
const SQLITE_ONLY = [
  "at-most",
  "commands",
  "configured-project",
  "log",
  "pages",
  "serve-command",
  "shared-sqlite",
].map((name) => `tests/service/${name}.test.ts`);

const POSTGRES_ONLY = "tests/postgres/**/*.test.ts";

/** Attacks on the service. Those on the kit alone need no database. */
const HARDENING = "tests/hardening/**/*.test.ts";
/** Faults that only one of the databases knows. */
const OF_POSTGRES = "tests/hardening/**/*.postgres.test.ts";
const OF_SQLITE = "tests/hardening/**/*.sqlite.test.ts";
const HARDENING_OF_THE_KIT = "tests/hardening/kit/**";

/** What depends on the database most: the database layer, races, bad input. The full run has all of the service's tests. */
const DATABASE_TESTS = [
  "bad-input",
  "lease",
  "plans",
  "prepared-read",
  "statements",
  "transact",
  "user-race",
].map((name) => `tests/service/${name}.test.ts`);

/** The service's tests on PostgreSQL, as two instances behind a round-robin, if this machine has one. */
const postgres = findPostgres()
  ? [
      {
        plugins,
        resolve: { alias: aliases("default") },
        test: {
          ...shared,
          name: "postgres",
          environment: "node" as const,
          include: [
            ...(process.env.VERIFY === "full" ? ["tests/service/**/*.test.ts"] : DATABASE_TESTS),
            POSTGRES_ONLY,
            HARDENING,
          ],
          exclude: [...SQLITE_ONLY, HARDENING_OF_THE_KIT, OF_SQLITE],
          globalSetup: "tests/support/postgres.setup.ts",
        },
      },
    ]
  : [];

/** Said here, since the tsconfig.json beside this file holds references only. */
const oxc = { jsx: { runtime: "automatic" } } as const;

const SERVER_TESTS = "tests/**/*.server.test.{ts,tsx}";

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        oxc,
        plugins,
        resolve: { alias: aliases("default") },
        test: {
          ...shared,
          name: "node",
          environment: "node",
          include: ["tests/**/*.test.ts"],
          exclude: [SERVER_TESTS, POSTGRES_ONLY, OF_POSTGRES],
        },
      },
      {
        oxc,
        plugins,
        resolve: { alias: aliases("react-server") },
        test: { ...shared, name: "server", environment: "node", include: [SERVER_TESTS] },
      },
      {
        oxc,
        plugins,
        resolve: { alias: aliases("browser") },
        test: {
          ...shared,
          name: "dom",
          environment: "jsdom",
          setupFiles: "tests/support/dom.setup.ts",
          include: ["tests/**/*.test.tsx"],
          exclude: [SERVER_TESTS],
        },
      },
      ...postgres,
    ],
  },
});
