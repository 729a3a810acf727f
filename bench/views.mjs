// Calls to the service per page view, on the server and in the browser, and sequential round trips
// before the page.
// Build first: npm run build
//   node bench/views.mjs [--built] [--check]
import { parseArgs } from "node:util";
import { median } from "./service/statistics.mjs";
import { buildApp, startApp } from "./support/apps.mjs";
import { firstLoad, launch } from "./support/browser.mjs";
import { describePages } from "./support/machine.mjs";
import { cookieHeader, NAVIGATION } from "./support/navigation.mjs";
import { writeResults } from "./support/results.mjs";
import { startBenchService } from "./support/service.mjs";
import { printTable } from "./support/table.mjs";

const DELAY_MILLIS = 50;
const PAIRS = 9;
/** `calls` and `trips` are the maximum with a valid access token. */
const PAGES = [
  { page: "layout + page + hook", path: "/srv", calls: 1, trips: 1 },
  { page: "page, whole user", path: "/one", calls: 1, trips: 1 },
  { page: "page, token facts", path: "/token", calls: 0, trips: 0 },
  { page: "static page behind the proxy", path: "/mw", calls: 0, trips: 0 },
  { page: "static page", path: "/", calls: 0, trips: 0 },
];

const { values: flags } = parseArgs({
  options: { built: { type: "boolean" }, check: { type: "boolean" } },
});
const service = await startBenchService();
if (!flags.built) await buildApp("kit", "turbopack", service.environment);
const app = await startApp("kit", "turbopack", service.environment);

async function view(path, cookies) {
  const started = performance.now();
  const answer = await fetch(app.url + path, {
    headers: { ...NAVIGATION, cookie: cookieHeader(cookies) },
    redirect: "manual",
  });
  const firstByte = performance.now() - started;
  await answer.text();
  return { status: answer.status, firstByte };
}

/**
 * The same in a browser: calls of the server, calls of the page's scripts to the service, and their
 * requests to the app's server.
 */
async function viewInBrowser(browser, path, cookies) {
  service.counter.take();
  const { calls } = await firstLoad(browser, app.url, path, cookies);
  const asked = service.counter.take();
  return {
    byBrowser: asked.filter((call) => call.endsWith("(browser)")).length,
    byServer: asked.filter((call) => !call.endsWith("(browser)")).length,
    own: calls.length,
  };
}

async function roundTrips(path, cookies) {
  const times = { fast: [], slow: [] };
  for (let pair = 0; pair < PAIRS; pair++) {
    service.counter.setDelay(0);
    times.fast.push((await view(path, cookies)).firstByte);
    service.counter.setDelay(DELAY_MILLIS);
    times.slow.push((await view(path, cookies)).firstByte);
  }
  service.counter.setDelay(0);
  return Math.round((median(times.slow) - median(times.fast)) / DELAY_MILLIS);
}

const machine = describePages();
const browser = await launch();
const results = [];
for (const [token, cookiesOf] of [
  ["living", service.signIn],
  ["expired", async () => service.expiredCookies],
]) {
  for (const { page, path, calls: callsAtMost, trips: tripsAtMost } of PAGES) {
    const cookies = await cookiesOf();
    await view(path, cookies);
    service.counter.take();
    const { status } = await view(path, cookies);
    const calls = service.counter.take();
    const trips = await roundTrips(path, cookies);
    // An expired token costs one more call per view: the refresh.
    const refresh = token === "expired" && path !== "/" ? 1 : 0;
    const inBrowser = await viewInBrowser(browser, path, cookies);
    results.push({
      page,
      path,
      token,
      status,
      calls,
      trips,
      inBrowser,
      atMost: { calls: callsAtMost + refresh, trips: tripsAtMost + refresh },
    });
  }
}
await browser.close();
await app.stop();
await service.stop();
machine.loadAfter = describePages().load;

console.log(`${JSON.stringify(machine)}\n`);
printTable(
  [
    "page",
    "access token",
    "calls",
    "at most",
    "which",
    "round trips before the first byte",
    "at most",
    "in a browser: by the server + by the page",
  ],
  results.map(({ page, token, calls, trips, inBrowser, atMost }) => [
    page,
    token,
    calls.length,
    atMost.calls,
    calls.join(", "),
    trips,
    atMost.trips,
    `${inBrowser.byServer} + ${inBrowser.byBrowser}`,
  ]),
);
writeResults("views", { machine, results });
const over = results.filter(
  ({ calls, trips, inBrowser, atMost }) =>
    calls.length > atMost.calls ||
    trips > atMost.trips ||
    inBrowser.byServer + inBrowser.byBrowser > atMost.calls,
);
for (const { page, token } of over) console.error(`over: ${page}, ${token} token`);
if (flags.check) process.exitCode = over.length > 0 ? 1 : 0;
