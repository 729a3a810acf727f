// The cost of lists and searches with 1,000,000 users and 100,000 teams, compared with 1,000 and
// 100, and whether each uses an index.
// Build first: npm run build
//   node bench/service-scale.mjs [--engine sqlite|postgres] [--users 1000000] [--check] [--plans]
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startService } from "@stackkit/service";
import pg from "pg";
import { createDatabase, findPostgres, startPostgres } from "../scripts/postgres/server.mjs";
import { fill } from "./service/fill.mjs";
import { explain } from "./service/plans.mjs";
import { CONFIGURED, call, SECRET } from "./service/project.mjs";
import { CALLS } from "./service/scale-calls.mjs";
import { median, percentile, rounded } from "./service/statistics.mjs";
import { describeMachine } from "./support/machine.mjs";
import { writeResults } from "./support/results.mjs";
import { printTable } from "./support/table.mjs";

const BASE = "http://service.test";
const TIMES = 25;
const SMALL = { users: 1000, teams: 100 };
const MAX_GROWTH_FACTOR = 5;
/** A page, a search among teams, and a search or a filter that reads many users. */
const MAX_MILLIS = { page: 50, words: 100, millis: 300 };

const { values: flags } = parseArgs({
  options: {
    engine: { type: "string" },
    users: { type: "string", default: "1000000" },
    check: { type: "boolean" },
    plans: { type: "boolean" },
  },
});
const LARGE = { users: Number(flags.users), teams: Number(flags.users) / 10 };

/** Longer than the service waits for a statement. */
async function analyze(databaseUrl) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("vacuum analyze");
  await client.end();
}

async function measure(engine, size, databaseUrl, dataDirectory) {
  let statements = [];
  const service = await startService({
    databaseUrl,
    dataDirectory,
    secret: SECRET,
    projects: [CONFIGURED],
    rateLimits: false,
    onStatement: (statement) => statements.push(statement),
  });
  const { db } = service.context;
  const began = performance.now();
  await fill(db, size);
  if (engine === "postgres") await analyze(databaseUrl);
  console.error(
    `${engine}: ${size.users} users and ${size.teams} teams in ${Math.round((performance.now() - began) / 1000)} s`,
  );
  const results = new Map();
  for (const { name, path, level = "server", times = TIMES } of CALLS) {
    const ask = () => call(service.fetch, BASE, "GET", path(size), { level });
    await ask();
    const millis = [];
    const processorMillis = [];
    for (let i = 0; i < times; i++) {
      statements = [];
      const used = process.cpuUsage();
      const since = performance.now();
      await ask();
      millis.push(performance.now() - since);
      const { user, system } = process.cpuUsage(used);
      processorMillis.push((user + system) / 1000);
    }
    const plans = await explain(db, engine, statements);
    // Other load only makes a call slower: the 10th percentile is closest to its own cost.
    results.set(name, {
      millis: rounded(percentile(millis, 0.1)),
      medianMillis: rounded(median(millis)),
      processorMillis: rounded(percentile(processorMillis, 0.1)),
      plans,
    });
  }
  await service.stop();
  return results;
}

const machine = describeMachine();
const postgres =
  flags.engine !== "sqlite" && findPostgres()
    ? await startPostgres({
        settings: { shared_buffers: "512MB", maintenance_work_mem: "256MB", max_wal_size: "8GB" },
      })
    : undefined;
const engines = [
  ...(flags.engine === "postgres" ? [] : ["sqlite"]),
  ...(postgres ? ["postgres"] : []),
];
const directory = mkdtempSync(join(tmpdir(), "stackkit-scale-"));

const results = [];
const rows = [];
const broken = [];
for (const engine of engines) {
  const measured = {};
  for (const [name, size] of Object.entries({ small: SMALL, large: LARGE })) {
    const databaseUrl =
      engine === "postgres" ? await createDatabase(postgres.url, `scale_${name}`) : undefined;
    measured[name] = await measure(engine, size, databaseUrl, join(directory, name));
  }
  for (const { name, most, grows = false } of CALLS) {
    const { millis: small } = measured.small.get(name);
    const { millis: large, medianMillis, processorMillis, plans } = measured.large.get(name);
    const whole = [...new Set(plans.flatMap((plan) => plan.whole))];
    const fine =
      most === undefined ||
      (most === "times" ? large <= small * MAX_GROWTH_FACTOR : large < MAX_MILLIS[most]);
    if (!fine) broken.push(`${name} on ${engine}: ${large} ms, at 1,000 users ${small} ms`);
    if (whole.length > 0 && !grows)
      broken.push(`${name} on ${engine} reads the whole of ${whole.join(", ")}`);
    results.push({
      engine,
      call: name,
      smallMillis: small,
      largeMillis: large,
      largeMedianMillis: medianMillis,
      // SQLite runs in this process, PostgreSQL in its own.
      ...(engine === "sqlite" && { largeProcessorMillis: processorMillis }),
      byIndex: whole.length === 0,
      plans: plans.map(({ sql, plan }) => ({ sql, plan })),
    });
    rows.push([
      engine,
      name,
      small,
      large,
      engine === "sqlite" ? processorMillis : "",
      most === "times" ? `${rounded(large / small, 1)} times` : "",
      whole.length === 0 ? "yes" : `no: ${whole.join(", ")}`,
      fine ? "" : "over",
    ]);
    if (flags.plans)
      for (const { sql: text, plan } of plans)
        console.log(`\n${name}\n${text}\n${plan.join("\n")}`);
  }
}
await postgres?.stop();
rmSync(directory, { recursive: true });

printTable(
  [
    "database",
    "call",
    "ms at 1,000",
    `ms at ${LARGE.users}`,
    "of processor time",
    "grew",
    "by index",
    "",
  ],
  rows,
);
for (const line of broken) console.error(`over: ${line}`);
if (!flags.engine)
  writeResults("service-scale", {
    machine: { ...machine, loadAfter: describeMachine().load },
    size: LARGE,
    results: results.map(({ plans: _plans, ...result }) => result),
  });
if (flags.check) {
  console.log(`${CALLS.length * engines.length - broken.length} passed, ${broken.length} failed`);
  process.exitCode = broken.length > 0 ? 1 : 0;
}
