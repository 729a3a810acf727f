import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { REMOVED_GUARD, removeGuard } from "./scripts/hardening/remove-guard.mjs";
import {
  findProgram,
  missingClusterPrograms,
  POOLER_PROGRAM,
} from "./scripts/postgres/cluster.mjs";
import { findPostgres } from "./scripts/postgres/server.mjs";
import { LEFT_OUT, LEFT_OUT_ON_POSTGRES } from "./scripts/verify/daily.mjs";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The kit and the service as their sources, so that no test needs a build. */
const aliases = (environment: "default" | "react-server" | "browser") => [
  { find: /^@stackkit\/next$/, replacement: at("src/index.ts") },
  {
    find: /^@stackkit\/next\/protocol\/internal$/,
    replacement: at("src/protocol/index.ts"),
  },
  { find: /^@stackkit\/next\/(.+)$/, replacement: at("src/$1") },
  { find: /^@stackkit\/service$/, replacement: at("service/src/index.ts") },
  { find: /^#environment$/, replacement: at(`src/environment/${environment}`) },
  { find: /^#rendering$/, replacement: at(`src/environment/rendering/${environment}`) },
  { find: /^server-only$/, replacement: at("node_modules/server-only/empty.js") },
];

const isLong = process.env.HARDENING === "long";
/** Tests that start processes ask for more, by `beMorePatient`. The long forms take minutes. */
const PATIENCE_MILLIS = isLong ? 1_200_000 : 30_000;

/** `npm run hardening` takes one guard out of the sources at a time. */
const plugins = removeGuard(process.env[REMOVED_GUARD]);

/** Repeated for each project: projects do not inherit settings. */
const shared = {
  restoreMocks: true,
  unstubEnvs: true,
  testTimeout: PATIENCE_MILLIS,
  hookTimeout: PATIENCE_MILLIS,
  expect: { poll: { timeout: PATIENCE_MILLIS / 2 } },
};

/**
 * Run on SQLite only: tests of its file, of a data directory, of one process, or of no database.
 */
const SQLITE_ONLY = [
  "commands/beside-a-service",
  "commands/commands",
  "commands/copies",
  "commands/project-commands",
  "commands/serve-command",
  "commands/user-import-resumed",
  "database/copied-memory",
  "database/shared-sqlite",
  "http/log",
  "http/pages",
  "in-app/in-app-service",
  "in-app/production-start",
  "projects/configured-project",
].map((name) => `tests/service/${name}.test.ts`);

/** Set by `npm run verify`, so that a file that is named runs whole. */
const isDaily = process.env.VERIFY === "daily";
const leftOut = isDaily ? LEFT_OUT : [];

const POSTGRES_ONLY = "tests/postgres/**/*.test.ts";

/** Attacks on the service. Those on the kit alone need no database. */
const HARDENING = "tests/hardening/**/*.test.ts";
/** Faults of one of the databases. */
const OF_POSTGRES = "tests/hardening/**/*.postgres.test.ts";
const OF_SQLITE = "tests/hardening/**/*.sqlite.test.ts";
/** Takes minutes, so only `npm run hardening` runs it, which also reports missing programs. */
const OF_CLUSTER = "tests/hardening/failover/cluster.postgres.test.ts";
const OF_POOLER = "tests/hardening/failover/pooler.postgres.test.ts";
const hasPooler = findProgram(POOLER_PROGRAM) !== undefined;
const hasCluster = isLong && missingClusterPrograms().length === 0;
const HARDENING_OF_THE_KIT = "tests/hardening/kit/**";
const HARDENING_OF_THE_SERVICE = "tests/hardening/{*,!(kit)/**/*}.test.ts";

const SERVICE_TESTS = "tests/service/**/*.test.ts";

/** Tests that start commands and servers as processes. `npm test` leaves them to verify. */
const PROCESS_TESTS = [
  "tests/service/commands/**/*.test.ts",
  "tests/service/in-app/production-start.test.ts",
];

/** Tests that depend on the database most. The full run has all of the service's tests. */
const DATABASE_TESTS = [
  "tests/hardening/{durability,exactly-once,limits,never-crossed}/*.test.ts",
  "tests/hardening/abuse/{codes,counts,lists,lockout}.test.ts",
  "tests/hardening/faults/one-transaction.test.ts",
  "tests/hardening/wire.test.ts",
  OF_POSTGRES,
  "tests/service/console/*.test.ts",
  "tests/service/database/*.test.ts",
  "tests/service/diagnosis/*.test.ts",
  "tests/service/users/user-{filter,windows}.test.ts",
  "tests/service/teams/{member,team}-pages.test.ts",
  "tests/service/projects/{events,jobs,export,stored-webhooks}.test.ts",
  "tests/service/teams/team-{domain,offer}.test.ts",
  "tests/service/users/user-race.test.ts",
];

/** The service's tests on PostgreSQL, if installed, with two instances behind a round-robin. */
const postgres = findPostgres()
  ? [
      {
        plugins,
        resolve: { alias: aliases("default") },
        test: {
          ...shared,
          name: "postgres",
          environment: "node" as const,
          isolate: false,
          include: [
            ...(process.env.VERIFY === "full" ? [SERVICE_TESTS] : DATABASE_TESTS),
            ...(process.env.HARDENING ? [HARDENING] : []),
            POSTGRES_ONLY,
          ],
          exclude: [
            ...SQLITE_ONLY,
            ...leftOut,
            ...(isDaily ? LEFT_OUT_ON_POSTGRES : []),
            HARDENING_OF_THE_KIT,
            OF_SQLITE,
            ...(hasCluster ? [] : [OF_CLUSTER]),
            ...(hasPooler ? [] : [OF_POOLER]),
          ],
          globalSetup: "tests/support/postgres.setup.ts",
          setupFiles: "tests/support/next.setup.ts",
        },
      },
    ]
  : [];

/** Not read from tsconfig.json, which holds references only. */
const oxc = { jsx: { runtime: "automatic" } } as const;

const SERVER_TESTS = "tests/**/*.server.test.{ts,tsx}";

/**
 * Node tests that replace a module of the kit, which must not be loaded before, or change the
 * environment.
 */
const MOCKING_TESTS = [
  "tests/app/network-faults.test.ts",
  "tests/app/redirects.test.ts",
  "tests/app/testing-entry-point.test.ts",
  "tests/guide-app/tests/*.test.ts",
  "tests/hardening/kit/refresh-storms.test.ts",
  "tests/messages/fallback.test.ts",
];

/** Tests that load the kit as server components do. */
const asServerComponents = (name: string, include: string[], exclude: string[] = []) => ({
  oxc,
  plugins,
  resolve: { alias: aliases("react-server") },
  test: { ...shared, name, environment: "node" as const, include, exclude },
});

/** Tests of screens and hooks that replace a module of the kit or of a library. */
const DOM_MOCKING_TESTS = [
  "tests/app/{passkey,server-only}.test.tsx",
  "tests/hardening/kit/redirects.test.tsx",
  "tests/messages/use-failure-text.test.tsx",
  "tests/react/{copies,failed-load}.test.tsx",
  "tests/screens/{account-settings-{auth,step-up,two-devices},passkey}.test.tsx",
];

/** Files of one worker share the loaded kit unless they are isolated. */
const inJsdom = (name: string, isolate: boolean, include: string[], exclude: string[] = []) => ({
  oxc,
  plugins,
  resolve: { alias: aliases("browser") },
  test: {
    ...shared,
    name,
    isolate,
    environment: "jsdom" as const,
    setupFiles: "tests/support/dom.setup.ts",
    unstubGlobals: true,
    include,
    exclude,
  },
});

/** Files of one worker share the loaded service, which is most of the time of a small file. */
const ofService = (name: string, include: string[], exclude: string[] = []) => ({
  plugins,
  resolve: { alias: aliases("default") },
  test: {
    ...shared,
    name,
    environment: "node" as const,
    isolate: false,
    setupFiles: "tests/support/next.setup.ts",
    include,
    exclude: [OF_POSTGRES, ...leftOut, ...exclude],
  },
});

export default defineConfig({
  test: {
    maxWorkers: availableParallelism(),
    reporters: ["default", "./scripts/verify/slowest-reporter.mjs"],
    projects: [
      {
        oxc,
        plugins,
        resolve: { alias: aliases("default") },
        test: {
          ...shared,
          name: "node",
          environment: "node",
          isolate: false,
          unstubGlobals: true,
          setupFiles: "tests/support/react.setup.ts",
          include: ["tests/**/*.test.ts"],
          exclude: [
            SERVER_TESTS,
            SERVICE_TESTS,
            POSTGRES_ONLY,
            HARDENING_OF_THE_SERVICE,
            ...MOCKING_TESTS,
          ],
        },
      },
      {
        oxc,
        plugins,
        resolve: { alias: aliases("default") },
        test: { ...shared, name: "mocking", environment: "node", include: MOCKING_TESTS },
      },
      ofService("service", [SERVICE_TESTS], PROCESS_TESTS),
      ofService("processes", PROCESS_TESTS),
      ofService("attacks", [HARDENING_OF_THE_SERVICE]),
      asServerComponents("server", [SERVER_TESTS], [HARDENING_OF_THE_KIT]),
      asServerComponents("attacks-on-the-kit", ["tests/hardening/kit/*.server.test.ts"]),
      inJsdom("dom", false, ["tests/**/*.test.tsx"], [SERVER_TESTS, ...DOM_MOCKING_TESTS]),
      inJsdom("dom-mocking", true, DOM_MOCKING_TESTS),
      ...postgres,
    ],
  },
});
