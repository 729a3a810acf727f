// What one page view asks of the service, and how many round trips stand in a row before the page.
//   node bench/views.mjs
import { buildApp, startApp } from "./support/apps.mjs";
import { cookieHeader, NAVIGATION } from "./support/navigation.mjs";
import { startBenchService } from "./support/service.mjs";
import { printTable } from "./support/table.mjs";

const DELAY_MILLIS = 50;
const PAIRS = 9;
const PAGES = [
  { page: "layout + page + hook", path: "/srv" },
  { page: "page, whole user", path: "/one" },
  { page: "page, token facts", path: "/token" },
  { page: "static page behind the proxy", path: "/mw" },
  { page: "static page", path: "/" },
];

const service = await startBenchService();
await buildApp("kit", "turbopack", service.environment);
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

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

const rows = [];
for (const [tokens, cookies] of [
  ["living", service.cookies],
  ["expired", service.expiredCookies],
]) {
  for (const { page, path } of PAGES) {
    await view(path, cookies);
    service.counter.take();
    const { status } = await view(path, cookies);
    const calls = service.counter.take();
    const times = { fast: [], slow: [] };
    for (let pair = 0; pair < PAIRS; pair++) {
      service.counter.setDelay(0);
      times.fast.push((await view(path, cookies)).firstByte);
      service.counter.setDelay(DELAY_MILLIS);
      times.slow.push((await view(path, cookies)).firstByte);
    }
    service.counter.setDelay(0);
    service.counter.take();
    rows.push([page, tokens, status, calls.length, calls.join(", "), Math.round((median(times.slow) - median(times.fast)) / DELAY_MILLIS)]);
  }
}
await app.stop();
await service.stop();
printTable(["page", "access token", "status", "calls", "which", "round trips before the first byte"], rows);
