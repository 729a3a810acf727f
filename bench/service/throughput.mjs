import { operations } from "@stackkit/next/protocol";
import { load, startBare, warmUp } from "./processes.mjs";
import { call, headersOf, signUpMany } from "./project.mjs";
import { median, rounded } from "./statistics.mjs";

const PEOPLE = 8;
const CONNECTIONS = 64;
const WARM_UP = { answers: 20_000, maxSeconds: 5 };

const me = operations.users.read.path.replace("{user_id}", "me");
const refresh = operations.sessions.refresh.path;

/** The request that is repeated, for many users in turn. */
const LOADS = [
  {
    name: "users/me, signed in",
    method: "GET",
    path: me,
    headers: ({ token }) => headersOf("client", { token }),
  },
  {
    name: "token refresh",
    method: "POST",
    path: refresh,
    headers: ({ refreshToken }) => headersOf("client", { refreshToken }),
  },
];

/**
 * Requests per second of each service and of a bare Hono route, in alternating rounds, so that
 * other load affects all of them. Latencies are measured at half of the maximum rate.
 * @param {Record<string, { url: string }>} services
 */
export async function measureThroughput(services, { rounds, seconds }) {
  const people = {};
  for (const [name, { url }] of Object.entries(services))
    people[name] = await signUpMany(fetch, url, PEOPLE);
  const [firstName, firstService] = Object.entries(services)[0];
  const bare = await startBare({
    body: await call(fetch, firstService.url, "GET", me, { token: people[firstName][0].token }),
  });

  const results = [];
  for (const { name, method, path, headers } of LOADS) {
    const requestsTo = (service) =>
      people[service].map((person) => ({
        method,
        path: `/api/v1${path}`,
        headers: headers(person),
      }));
    const targets = {
      bare: { process: bare, requests: requestsTo(firstName) },
      ...Object.fromEntries(
        Object.entries(services).map(([service, process]) => [
          service,
          { process, requests: requestsTo(service) },
        ]),
      ),
    };
    for (const target of Object.values(targets))
      await warmUp((seconds) => loadOn(target, seconds), WARM_UP);
    const measured = Object.fromEntries(Object.keys(targets).map((target) => [target, []]));
    for (let round = 0; round < rounds; round++) {
      for (const [target, options] of Object.entries(targets))
        measured[target].push(await loadOn(options, seconds));
    }
    for (const service of Object.keys(services)) {
      const over = (of) =>
        measured[service].map((own, round) => of(own) / of(measured.bare[round]));
      const perSecond = measured[service].map((round) => round.perSecond);
      const ratios = over((round) => round.perSecond);
      const half = await loadOn(
        targets[service],
        seconds,
        Math.max(1, Math.floor(median(perSecond) / 2)),
      );
      results.push({
        load: name,
        service,
        perSecond,
        perSecondBare: measured.bare.map((round) => round.perSecond),
        ratio: rounded(median(ratios)),
        ratios: ratios.map((ratio) => rounded(ratio)),
        // Unlike the rate, this hardly depends on the machine's load.
        processorRatio: rounded(1 / median(over((round) => round.processorMicros))),
        processorMicros: Math.round(
          median(measured[service].map((round) => round.processorMicros)),
        ),
        processorMicrosBare: Math.round(
          median(measured.bare.map((round) => round.processorMicros)),
        ),
        millisAtHalf: half.millis,
      });
    }
  }
  await bare.stop();
  return results;
}

async function loadOn({ process, requests }, seconds, rate) {
  const before = process.processorMillis();
  const measured = await load({
    url: process.url,
    requests,
    connections: CONNECTIONS,
    seconds,
    rate,
  });
  return {
    ...measured,
    processorMicros: ((process.processorMillis() - before) * 1000) / measured.answers,
  };
}
