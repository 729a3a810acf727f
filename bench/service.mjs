// Speed and cost of the service, compared with a bare server on the same machine.
// Build first: npm run build
//   node bench/service.mjs [--only throughput,cost,sign-in,statements,start,memory] [--seconds 4]
//     [--rounds 4]
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { createDatabase, findPostgres, startPostgres } from "../scripts/postgres/server.mjs";
import { measureCost } from "./service/cost.mjs";
import { startCli } from "./service/processes.mjs";
import { CONFIGURED, SECRET } from "./service/project.mjs";
import { measureMemory, measureSignIn } from "./service/sign-in.mjs";
import { measureStart } from "./service/start-time.mjs";
import { countStatements } from "./service/statements.mjs";
import { measureThroughput } from "./service/throughput.mjs";
import { describeMachine } from "./support/machine.mjs";
import { readResults, writeResults } from "./support/results.mjs";
import { printTable } from "./support/table.mjs";

/** Rates of `users/me` and of a bare Hono route. */
const AIMS = { sqlite: 0.4, postgres: 0.25 };
/** Maximum number of service processes. */
const PROCESSES = 2;
const MAX_SIGN_IN_OVER = 0.1;
const MAX_START_MILLIS = { fresh: 500, existing: 300 };
const MAX_MEGABYTES = 120;

const { values: flags } = parseArgs({
  options: {
    only: { type: "string" },
    seconds: { type: "string", default: "4" },
    rounds: { type: "string", default: "4" },
  },
});
const parts = flags.only?.split(",") ?? [
  "throughput",
  "cost",
  "sign-in",
  "statements",
  "start",
  "memory",
];
const wanted = (part) => parts.includes(part);

const directory = mkdtempSync(join(tmpdir(), "stackkit-bench-"));
const configFile = join(directory, "config.json");
writeFileSync(configFile, JSON.stringify({ projects: [CONFIGURED] }));

const postgres = findPostgres() ? await startPostgres({ durable: true }) : undefined;
const environment = { STACKKIT_CONFIG: configFile, STACKKIT_SECRET: SECRET };
const startSqlite = (...flags) =>
  startCli(["--data", join(directory, crypto.randomUUID()), ...flags], environment);
const startOnPostgres = async (...flags) =>
  startCli(
    [
      "--database-url",
      await createDatabase(postgres.url, `bench_${crypto.randomUUID().replaceAll("-", "")}`),
      ...flags,
    ],
    environment,
  );

const results = { machine: describeMachine() };
const rows = [];
const mark = (fine) => (fine ? "yes" : "no");

if (wanted("throughput")) {
  const services = {};
  for (const count of [1, PROCESSES]) {
    const name = (engine) => (count === 1 ? engine : `${engine} by ${count} processes`);
    services[name("sqlite")] = await startSqlite("--processes", String(count));
    if (postgres) services[name("postgres")] = await startOnPostgres("--processes", String(count));
  }
  results.throughput = await measureThroughput(services, {
    rounds: Number(flags.rounds),
    seconds: Number(flags.seconds),
  });
  for (const service of Object.values(services)) await service.stop();
  for (const {
    load,
    service,
    ratio,
    processorRatio,
    processorMicros,
    millisAtHalf,
  } of results.throughput) {
    const { p50, p90, p99 } = millisAtHalf;
    const aim = load.startsWith("users/me") ? AIMS[service.split(" ")[0]] : undefined;
    rows.push([
      `${load}, ${service}: rate over a bare Hono route`,
      `${ratio}, by processor time ${processorRatio} (${processorMicros} µs a request); at half load ${p50} / ${p90} / ${p99} ms at 50 / 90 / 99 %`,
      aim === undefined ? "" : `${aim} or more`,
      aim === undefined ? "" : mark(ratio >= aim),
    ]);
  }
}
if (wanted("cost")) {
  results.cost = { sqlite: await measureCost({ dataDirectory: join(directory, "cost") }) };
  if (postgres)
    results.cost.postgres = await measureCost({
      databaseUrl: await createDatabase(postgres.url, "bench_cost"),
    });
  for (const [engine, calls] of Object.entries(results.cost)) {
    for (const [name, micros] of Object.entries(calls))
      rows.push([
        `${name}, ${engine}: processor time inside the service`,
        `${micros} µs a request`,
        "",
        "",
      ]);
  }
}
if (wanted("sign-in")) {
  const service = await startSqlite();
  results.signIn = await measureSignIn(service, { rounds: 25, times: 40 });
  await service.stop();
  const { processorMillis, millis, overHash, bareOverHash, overBare } = results.signIn;
  const percent = (share) => `+${Math.round(share * 100)} %`;
  rows.push([
    "password sign-in over the argon2id hash alone: what it costs the processor",
    `${processorMillis.signIn} ms over ${processorMillis.hash} ms: ${percent(overHash)}`,
    `${percent(MAX_SIGN_IN_OVER)} or less`,
    mark(overHash <= MAX_SIGN_IN_OVER),
  ]);
  rows.push([
    "a bare Hono route that compares the hash, over the hash alone; a sign-in over that route",
    `${percent(bareOverHash)}; ${percent(overBare)}`,
    "",
    "",
  ]);
  rows.push([
    "how long each takes, one at a time: hash, route, sign-in with its commit",
    `${millis.hash} ms, ${millis.bare} ms, ${millis.signIn} ms`,
    "",
    "",
  ]);
}
if (wanted("start")) {
  results.start = await measureStart({ times: 15 });
  const told = ({ medianMillis, leastMillis, processorMillis }) =>
    `${medianMillis} ms (least ${leastMillis}; ${Math.round(processorMillis)} ms of processor time)`;
  for (const [kind, most] of Object.entries(MAX_START_MILLIS)) {
    rows.push([
      `start to the first answer, ${kind} database`,
      told(results.start[kind]),
      `${most} ms or less`,
      mark(results.start[kind].medianMillis <= most),
    ]);
  }
  rows.push([
    "start to the first answer of a bare Hono route without a database",
    told(results.start.bare),
    "",
    "",
  ]);
}
if (wanted("memory")) {
  const service = await startSqlite();
  results.memory = await measureMemory(service, { times: 1000 });
  await service.stop();
  const { beforeMegabytes, afterMegabytes } = results.memory;
  rows.push([
    "resident memory after 1,000 sign-ins",
    `${afterMegabytes} MB (before ${beforeMegabytes})`,
    `${MAX_MEGABYTES} MB or less`,
    mark(afterMegabytes <= MAX_MEGABYTES),
  ]);
}
if (wanted("statements")) {
  results.statements = await countStatements();
  for (const [call, { reads, writes }] of Object.entries(results.statements))
    rows.push([
      `statements: ${call}`,
      writes === 0 ? reads : `${reads} + ${writes} that write`,
      "",
      "",
    ]);
}

await postgres?.stop();
rmSync(directory, { recursive: true });
results.machine.loadAfter = describeMachine().load;
console.log(`\n${JSON.stringify(results.machine)}\n`);
printTable(["figure", "measured", "aim", "met"], rows);
// Parts measured separately are merged with earlier results. Each records its machine.
const { machine, ...measured } = results;
const own = Object.fromEntries(
  Object.entries(measured).map(([part, result]) => [part, { machine, result }]),
);
writeResults("service", { ...readResults("service"), ...own });
