// Whether the time of a refused sign-in tells who has an account: a wrong password for an address
// without an account, with one, and with one that has no password, one after the other.
// Build first: npm run build
//   node bench/wrong-passwords.mjs [--times 500] [--check]
import { parseArgs } from "node:util";
import { operations } from "@stackkit/next/protocol";
import { measureOnEachDatabase } from "./service/on-each-database.mjs";
import { call, headersOf, signUpMany } from "./service/project.mjs";
import { median, rounded } from "./service/statistics.mjs";
import { describeMachine } from "./support/machine.mjs";
import { writeResults } from "./support/results.mjs";
import { printTable } from "./support/table.mjs";

const PEOPLE = 50;
const MAX_DIFFERENCE_MILLIS = 2;
const WARM_UP = 20;

const { values: flags } = parseArgs({
  options: { times: { type: "string", default: "500" }, check: { type: "boolean" } },
});
const times = Number(flags.times);
const url = "http://bench.localhost";

/** Signs in with a wrong password, and returns how long the refusal took. */
async function refuse(service, email) {
  const request = new Request(`${url}/api/v1${operations.passwords.signIn.path}`, {
    method: "POST",
    headers: { ...headersOf("client"), "content-type": "application/json" },
    body: JSON.stringify({ email, password: "a wrong password" }),
  });
  const since = performance.now();
  const answer = await service.fetch(request);
  const body = await answer.text();
  const millis = performance.now() - since;
  return { millis, answer: `${answer.status} ${body}` };
}

async function addPeopleWithoutPassword(service) {
  const people = [];
  for (let i = 0; i < PEOPLE; i++) {
    const email = `without-${i}@example.com`;
    const body = { primary_email: email, primary_email_auth_enabled: true };
    await call(service.fetch, url, "POST", "/users", { level: "server", body });
    people.push(email);
  }
  return people;
}

async function measure(service) {
  const withPassword = (await signUpMany(service.fetch, url, PEOPLE)).map(({ email }) => email);
  const addresses = {
    none: Array.from({ length: PEOPLE }, (_, i) => `none-${i}@example.com`),
    password: withPassword,
    "no password": await addPeopleWithoutPassword(service),
  };
  const kinds = Object.keys(addresses);
  const millis = Object.fromEntries(kinds.map((kind) => [kind, []]));
  const answers = new Set();
  for (let time = -WARM_UP; time < times; time++) {
    // Each kind is first as often as it is last: changes over time affect all.
    for (const kind of time % 2 === 0 ? kinds : kinds.toReversed()) {
      const email = addresses[kind][(time + WARM_UP) % PEOPLE];
      const refused = await refuse(service, email);
      answers.add(refused.answer);
      if (time >= 0) millis[kind].push(refused.millis);
    }
  }
  if (answers.size !== 1) throw new Error(`Answers differ: ${[...answers].join("\n")}`);
  return Object.fromEntries(
    kinds.map((kind) => [
      kind,
      {
        p50: rounded(median(millis[kind])),
        difference: rounded(median(millis[kind].map((taken, at) => taken - millis.none[at]))),
      },
    ]),
  );
}

const machine = describeMachine();
const results = await measureOnEachDatabase(measure);

const rows = Object.entries(results).flatMap(([database, kinds]) =>
  Object.entries(kinds).map(([kind, figures]) => ({ database, kind, ...figures })),
);
printTable(
  ["database", "account", "refused after, ms", "more than without account, ms", "at most"],
  rows.map(({ database, kind, p50, difference }) => [
    database,
    kind,
    p50,
    difference,
    `± ${MAX_DIFFERENCE_MILLIS}`,
  ]),
);
writeResults("wrong-passwords", { machine, times, results });
if (flags.check)
  process.exitCode = rows.some(({ difference }) => Math.abs(difference) > MAX_DIFFERENCE_MILLIS)
    ? 1
    : 0;
