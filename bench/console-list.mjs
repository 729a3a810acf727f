// Scrolling the console's list of users: frames, work on the main thread, and memory over 10,000
// rows.
// Build first: npm run build
//   node bench/console-list.mjs [--engine sqlite|postgres] [--check]
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startService } from "@stackkit/service";
import { createDatabase, findPostgres, startPostgres } from "../scripts/postgres/server.mjs";
import { fill } from "./service/fill.mjs";
import { CONFIGURED, PROJECT, SECRET } from "./service/project.mjs";
import { median, percentile, rounded } from "./service/statistics.mjs";
import { launch } from "./support/browser.mjs";
import { describeMachine } from "./support/machine.mjs";
import { writeResults } from "./support/results.mjs";
import { printTable } from "./support/table.mjs";

const SIZE = { users: 20_000, teams: 2000 };
/** Where memory is read. */
const STOPS = [1000, 10_000];
const VIEWPORT = { width: 1280, height: 800 };
/** Four rows a frame: a fast wheel. */
const PIXELS_PER_FRAME = 192;
const FRAME_MILLIS = 1000 / 60;
/** A row of data is about 1 kB, and a view holds those that were read. */
const MAX = { medianMillis: FRAME_MILLIS * 1.05, rows: 60, kbPerRow: 4 };

const { values: flags } = parseArgs({
  options: { engine: { type: "string" }, check: { type: "boolean" } },
});

/** Runs in the page: scrolls until this many rows were passed, and returns the times of frames. */
function scrollTo({ rows, step }) {
  const frame = document.querySelector(".table-frame");
  const rowHeight = frame.querySelector("tbody tr:not(.table-space)").offsetHeight;
  return new Promise((resolve) => {
    const millis = [];
    let before = performance.now();
    requestAnimationFrame(function next(now) {
      millis.push(now - before);
      before = now;
      frame.scrollTop += step;
      if (frame.scrollTop < rows * rowHeight) requestAnimationFrame(next);
      else resolve(millis.slice(1));
    });
  });
}

async function measure(engine, databaseUrl, dataDirectory) {
  const service = await startService({
    databaseUrl,
    dataDirectory,
    secret: SECRET,
    projects: [CONFIGURED],
    rateLimits: false,
    port: 0,
  });
  await fill(service.context.db, SIZE);
  const url = `${service.url.replace("127.0.0.1", "localhost")}/console`;
  const made = await fetch(`${url}/setup`, {
    method: "POST",
    headers: {
      "x-stackkit-console": "1",
      origin: new URL(url).origin,
      "content-type": "application/json",
    },
    body: JSON.stringify({
      token: service.setupToken,
      email: "owner@example.com",
      password: "a long enough password",
    }),
  });
  const [name, value] = made.headers.get("set-cookie").split(";")[0].split("=");
  const browser = await launch();
  const context = await browser.newContext({ viewport: VIEWPORT });
  await context.addCookies([{ name, value, url }]);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Performance.enable");
  const read = async () => {
    await devtools.send("HeapProfiler.collectGarbage");
    const { metrics } = await devtools.send("Performance.getMetrics");
    const of = (metric) => metrics.find(({ name: own }) => own === metric).value;
    return { heapMb: of("JSHeapUsedSize") / 1e6, work: of("TaskDuration"), at: of("Timestamp") };
  };
  await page.goto(`${url}/${PROJECT}/users`);
  await page.getByRole("table").waitFor();
  const frames = [];
  const stops = [];
  for (const rows of STOPS) {
    const { work, at } = await read();
    const millis = await page.evaluate(scrollTo, { rows, step: PIXELS_PER_FRAME });
    const after = await read();
    frames.push(...millis);
    stops.push({
      rows,
      heapMb: rounded(after.heapMb, 1),
      drawnRows: await page.locator(".table tbody tr").count(),
      busyShare: rounded((after.work - work) / (after.at - at)),
    });
  }
  await browser.close();
  await service.stop();
  const [few, many] = stops;
  return {
    engine,
    frames: frames.length,
    medianMillis: rounded(median(frames)),
    p95Millis: rounded(percentile(frames, 0.95)),
    lateShare: rounded(
      frames.filter((millis) => millis > FRAME_MILLIS * 1.5).length / frames.length,
      3,
    ),
    kbPerRow: rounded(((many.heapMb - few.heapMb) * 1000) / (many.rows - few.rows), 1),
    stops,
  };
}

const machine = describeMachine();
const postgres = flags.engine !== "sqlite" && findPostgres() ? await startPostgres() : undefined;
const directory = mkdtempSync(join(tmpdir(), "stackkit-list-"));
const results = [];
if (flags.engine !== "postgres") results.push(await measure("sqlite", undefined, directory));
if (postgres)
  results.push(await measure("postgres", await createDatabase(postgres.url, "list"), directory));
await postgres?.stop();
rmSync(directory, { recursive: true });

printTable(
  [
    "database",
    "frames",
    "median ms",
    "p95 ms",
    "late",
    "kB a row",
    "MB at 1,000 and 10,000",
    "rows drawn",
    "busy",
  ],
  results.map((of) => [
    of.engine,
    of.frames,
    of.medianMillis,
    of.p95Millis,
    `${rounded(of.lateShare * 100, 1)} %`,
    of.kbPerRow,
    of.stops.map(({ heapMb }) => heapMb).join(", "),
    of.stops.map(({ drawnRows }) => drawnRows).join(", "),
    of.stops.map(({ busyShare }) => `${Math.round(busyShare * 100)} %`).join(", "),
  ]),
);
if (!flags.engine) writeResults("console-list", { machine, size: SIZE, results });
if (flags.check) {
  const over = results.filter(
    (of) =>
      of.medianMillis > MAX.medianMillis ||
      of.kbPerRow > MAX.kbPerRow ||
      of.stops.some(({ drawnRows }) => drawnRows > MAX.rows),
  );
  console.log(`${results.length - over.length} passed, ${over.length} failed`);
  process.exitCode = over.length > 0 ? 1 : 0;
}
