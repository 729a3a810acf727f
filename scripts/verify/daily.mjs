// What the daily run of verify leaves to CI and to `npm run verify -- --full`, to stay short.

/** Unit and integration tests of processes, of faults and of loads, which take most of the time. */
export const LEFT_OUT = [
  "tests/hardening/{durability,failover,faults,load}/**",
  "tests/hardening/limits/hash-queue.test.ts",
  "tests/postgres/{commands,in-function,production-start}.test.ts",
  "tests/service/commands/**",
  "tests/service/in-app/production-start.test.ts",
];

/** Tests that the daily run has on SQLite alone. */
export const LEFT_OUT_ON_POSTGRES = [
  "tests/hardening/{abuse,fuzz,limits}/**",
  "tests/service/{console,diagnosis,http,oauth,projects,teams}/**",
];

/** The main paths in a browser. Those of every flow, `@everywhere`, are in the full run. */
export const MAIN_PATHS = "@main| (known-issues|protected).spec.ts";

/** Cells of `npm run first-app` in CI. */
export const FIRST_APPS = ["16"];

/** Cells that differ most from it. Each takes a minute. */
export const MORE_FIRST_APPS = [
  "move-16",
  "16-postgresql",
  "16-service-elsewhere",
  "16-guide-tests",
  "16-mistakes",
  "16-javascript-src",
  "16-pnpm",
  "16-yarn",
  "16-bun",
  "16-webpack",
  "16-next-intl",
  "16-outage",
  "15.5-src",
  "move-15.5",
];
