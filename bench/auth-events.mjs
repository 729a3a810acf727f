// What events of sign-ins cost: sign-ins by password at a fixed rate, with and without events.
// Build first: npm run build
//   node bench/auth-events.mjs [--rounds 6] [--seconds 10] [--rate 50] [--check]
import { parseArgs } from "node:util";
import { operations } from "@stackkit/next/protocol";
import { measureOnEachDatabase } from "./service/on-each-database.mjs";
import { call, PASSWORD, signUpMany } from "./service/project.mjs";
import { median, percentile, rounded } from "./service/statistics.mjs";
import { describeMachine } from "./support/machine.mjs";
import { writeResults } from "./support/results.mjs";
import { printTable } from "./support/table.mjs";

const PEOPLE = 50;
const P99 = 0.99;
const MAX_GROWTH_MILLIS = 2;
/** A real hash takes longer than all else, and 50 a second need more processors than two. */
const CHEAP_HASHES = { memoryKib: 8, passes: 1 };

const { values: flags } = parseArgs({
  options: {
    rounds: { type: "string", default: "6" },
    seconds: { type: "string", default: "10" },
    rate: { type: "string", default: "50" },
    check: { type: "boolean" },
  },
});
const rate = Number(flags.rate);
const seconds = Number(flags.seconds);
const url = "http://bench.localhost";

/** Sends sign-ins when they are due, and returns how long each took from then on. */
async function signInAtRate(service, people) {
  const count = rate * seconds;
  const started = performance.now();
  const one = async (at) => {
    const due = started + (at * 1000) / rate;
    await new Promise((resolve) => setTimeout(resolve, due - performance.now()));
    const since = performance.now();
    const { email } = people[at % people.length];
    // Every fifth password is wrong.
    const isWrong = at % 5 === 4;
    await call(service.fetch, url, "POST", operations.passwords.signIn.path, {
      body: { email, password: isWrong ? "a wrong password" : PASSWORD },
    }).catch((error) => {
      if (!isWrong) throw error;
    });
    return performance.now() - since;
  };
  return Promise.all(Array.from({ length: count }, (_, at) => one(at)));
}

async function measure(service) {
  const { authEvents } = service.context;
  const { note } = authEvents;
  const people = await signUpMany(service.fetch, url, PEOPLE);
  const kinds = {
    without: () => Object.assign(authEvents, { note: () => {} }),
    with: () => Object.assign(authEvents, { note }),
  };
  await signInAtRate(service, people);
  const rounds = [];
  for (let round = 0; round < Number(flags.rounds); round++) {
    const millis = {};
    // Alternates A B, B A, A B: changes over time affect both.
    const order = Object.keys(kinds);
    for (const kind of round % 2 === 0 ? order : order.toReversed()) {
      kinds[kind]();
      const taken = await signInAtRate(service, people);
      await authEvents.flush();
      millis[kind] = {
        p50: rounded(median(taken)),
        p99: rounded(percentile(taken, P99)),
      };
    }
    rounds.push(millis);
  }
  const of = (kind, name) => rounded(median(rounds.map((round) => round[kind][name])));
  return {
    p50: { without: of("without", "p50"), with: of("with", "p50") },
    p99: { without: of("without", "p99"), with: of("with", "p99") },
    growth: rounded(median(rounds.map((round) => round.with.p99 - round.without.p99))),
    rounds,
  };
}

const machine = describeMachine();
const results = await measureOnEachDatabase(measure, { passwordHashCost: CHEAP_HASHES });

printTable(
  ["database", "p99 without, ms", "p99 with, ms", "growth, ms", "at most"],
  Object.entries(results).map(([name, { p99, growth }]) => [
    name,
    p99.without,
    p99.with,
    growth,
    MAX_GROWTH_MILLIS,
  ]),
);
writeResults("auth-events", { machine, rate, seconds, results });
const over = Object.entries(results).filter(([, { growth }]) => growth > MAX_GROWTH_MILLIS);
for (const [name, { growth }] of over)
  console.error(`over: ${name}: ${growth} ms, ${MAX_GROWTH_MILLIS} at most`);
if (flags.check) process.exitCode = over.length > 0 ? 1 : 0;
