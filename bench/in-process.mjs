// A page and a route handler that read the whole user: over HTTP from a service of its own, and from
// the service in the app's process. And the first answer of an app that has just started.
// Build first: npm run build
//   node bench/in-process.mjs [--rounds 6] [--seconds 1.5] [--built]
import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { load, processorMillis, startCli, warmUp } from "./service/processes.mjs";
import { median, rounded } from "./service/statistics.mjs";
import { buildApp, startApp } from "./support/apps.mjs";
import { describePages } from "./support/machine.mjs";
import { cookieHeader, NAVIGATION } from "./support/navigation.mjs";
import { writeResults } from "./support/results.mjs";
import { printTable } from "./support/table.mjs";

const CONNECTIONS = 16;
const WARM_UP = { answers: 2000, maxSeconds: 60 };
const COLD_STARTS = 3;
const APP = fileURLToPath(new URL("../e2e/one-process-app", import.meta.url));

const { values: flags } = parseArgs({
  options: {
    rounds: { type: "string", default: "6" },
    seconds: { type: "string", default: "1.5" },
    built: { type: "boolean" },
  },
});
const seconds = Number(flags.seconds);
const directory = mkdtempSync(join(tmpdir(), "stackkit-in-process-"));

const PROJECT = randomUUID();
const KEYS = { client: `pck_${"b".repeat(40)}`, server: `ssk_${"b".repeat(40)}` };
const environment = {
  STACK_PROJECT_ID: PROJECT,
  STACK_PUBLISHABLE_CLIENT_KEY: KEYS.client,
  STACK_SECRET_SERVER_KEY: KEYS.server,
  STACKKIT_SECRET: Array.from({ length: 2 }, () => randomUUID()).join(""),
  STACKKIT_MIGRATE: "start",
  STACKKIT_RATE_LIMITS: "off",
};

/** Signs a user up with the service at `url`. Returns the cookies of the session. */
async function signUp(url) {
  const answer = await fetch(`${url}/api/v1/auth/password/sign-up`, {
    method: "POST",
    headers: {
      "x-stack-project-id": PROJECT,
      "x-stack-access-type": "client",
      "x-stack-publishable-client-key": KEYS.client,
      "content-type": "application/json",
    },
    body: JSON.stringify({
      email: "ada@example.com",
      password: "correct horse battery",
      verification_callback_url: "http://localhost:3000/verify",
    }),
  });
  const { refresh_token, access_token } = await answer.json();
  if (!answer.ok) throw new Error(`The user could not sign up: ${answer.status}`);
  return cookieHeader({
    [`stack-refresh-${PROJECT}`]: encodeURIComponent(refresh_token),
    "stack-access": encodeURIComponent(JSON.stringify([refresh_token, access_token])),
  });
}

const residentMegabytes = (pid) =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

if (!flags.built) await buildApp(APP, "turbopack", environment);

const config = join(directory, "service.json");
writeFileSync(
  config,
  JSON.stringify({ projects: [{ id: PROJECT, displayName: "Bench", keys: KEYS }] }),
);
const service = await startCli(["--data", join(directory, "apart"), "--config", config], {
  STACKKIT_SECRET: environment.STACKKIT_SECRET,
});
const apart = await startApp(APP, "turbopack", { ...environment, STACK_API_URL: service.url });
const inside = await startApp(APP, "turbopack", {
  ...environment,
  STACKKIT_DATA: join(directory, "inside"),
});

const FORMS = [
  { name: "page without a user", app: inside, path: "/bare", services: [] },
  {
    name: "page, whole user, over HTTP",
    app: apart,
    path: "/me",
    services: [service.pid],
    atMost: 1.6,
  },
  { name: "page, whole user, in the process", app: inside, path: "/me", services: [], atMost: 1.2 },
  { name: "route without a user", app: inside, path: "/api/bare", services: [] },
  { name: "route, whole user, over HTTP", app: apart, path: "/api/me", services: [service.pid] },
  { name: "route, whole user, in the process", app: inside, path: "/api/me", services: [] },
];
/** The form without a user of a page and of a route. */
const bareOf = (index) => index - (index % 3);
const cookies = { apart: await signUp(service.url), inside: await signUp(inside.url) };

/** Loads a route, and counts the work of the app and of the service. */
async function measure({ app, path, services }, forSeconds) {
  const pids = [app.pid, ...services];
  const work = () => pids.reduce((sum, pid) => sum + processorMillis(pid), 0);
  const before = work();
  const cookie = app === apart ? cookies.apart : cookies.inside;
  const { answers, perSecond } = await load({
    url: app.url,
    requests: [{ method: "GET", path, headers: { ...NAVIGATION, cookie } }],
    connections: CONNECTIONS,
    seconds: forSeconds,
  });
  return { answers, perSecond, processor: (work() - before) / answers };
}

for (const [index, { app, path }] of FORMS.entries()) {
  if (index === bareOf(index)) continue;
  const answer = await fetch(app.url + path, {
    headers: { ...NAVIGATION, cookie: app === apart ? cookies.apart : cookies.inside },
  });
  if (!(await answer.text()).includes("ada@example.com"))
    throw new Error(`The user was not read: ${answer.status}`);
}

console.error("Warming up.");
for (const form of FORMS) await warmUp((forSeconds) => measure(form, forSeconds), WARM_UP);
const rounds = FORMS.map(() => []);
for (let round = 0; round < Number(flags.rounds); round++)
  for (const [index, form] of FORMS.entries()) rounds[index].push(await measure(form, seconds));

const memory = { apart: residentMegabytes(apart.pid), inside: residentMegabytes(inside.pid) };
const processorOf = (index) => median(rounds[index].map(({ processor }) => processor));
const pages = FORMS.map(({ name, atMost }, index) => {
  const processor = processorOf(index);
  const over = rounded(processor / processorOf(bareOf(index)));
  return { page: name, processorMillis: rounded(processor, 3), over, atMost };
});
await inside.stop();
await apart.stop();
await service.stop();

/** From the start of the process to its first answer with the database open. */
async function firstAnswer(path, env) {
  const times = [];
  for (let start = 0; start < COLD_STARTS; start++) {
    const began = performance.now();
    const app = await startApp(APP, "turbopack", { ...environment, ...env });
    const answer = await fetch(app.url + path);
    await answer.text();
    times.push(performance.now() - began);
    await app.stop();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  }
  return Math.round(median(times));
}

const data = { STACKKIT_DATA: join(directory, "inside"), STACKKIT_MIGRATE: "command" };
const cold = [
  { first: "a route without a user", millis: await firstAnswer("/api/bare", data) },
  { first: "the service's health", millis: await firstAnswer("/api/v1/service/health?db", data) },
];
rmSync(directory, { recursive: true, force: true });

const machine = describePages();
console.log("\nCPU time of a page or route, the service's own work included\n");
printTable(
  ["page or route", "ms of processor", "× without a user", "at most"],
  pages.map(({ page, processorMillis: millis, over, atMost }) => [
    page,
    millis,
    over,
    atMost ?? "",
  ]),
);
console.log("\nFirst answer of an app that has just started\n");
printTable(
  ["first request", "ms"],
  cold.map(({ first, millis }) => [first, millis]),
);
console.log(
  `\nMemory after it, MB: with the service inside ${Math.round(memory.inside)}, apart ${Math.round(memory.apart)}`,
);
writeResults("in-process", { machine, pages, cold, memory });
for (const { page, over, atMost } of pages.filter(({ over, atMost }) => over > atMost)) {
  console.error(`over: ${page}: ${over} × the page without a user, ${atMost} at most`);
  process.exitCode = 1;
}
