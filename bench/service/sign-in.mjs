import { hash, verify } from "@node-rs/argon2";
import { operations } from "@stackkit/next/protocol";
import { processorMillis, startBare } from "./processes.mjs";
import { call, PASSWORD, signUpMany } from "./project.mjs";
import { median, rounded } from "./statistics.mjs";

/** The parameters of the service's password hashes. */
const ARGON2ID = { algorithm: 2, memoryCost: 65_536, timeCost: 2, parallelism: 1 };

/** Enough runs for the engine to compile hot code. */
const WARM_UP = { times: 1000, atOnce: 4 };

/**
 * Compares sequential password sign-ins with a plain hash verification and a bare route that
 * verifies a hash, in many short alternating rounds, since a machine's speed changes within
 * seconds. Reports CPU time and latency. A sign-in waits for its commit to reach the disk, which
 * takes time but no CPU.
 */
export async function measureSignIn(service, { rounds, times }) {
  const { url } = service;
  const [{ email }] = await signUpMany(fetch, url, 1);
  const hashed = await hash(PASSWORD, ARGON2ID);
  const bare = await startBare({ hash: hashed });
  const compare = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ password: PASSWORD }),
  };
  const targets = {
    hash: {
      processorMillis: () => processorMillis(process.pid),
      ask: () => verify(hashed, PASSWORD),
    },
    bare: {
      processorMillis: bare.processorMillis,
      ask: async () => (await fetch(`${bare.url}/compare`, compare)).text(),
    },
    signIn: {
      processorMillis: service.processorMillis,
      ask: () =>
        call(fetch, url, "POST", operations.passwords.signIn.path, {
          body: { email, password: PASSWORD },
        }),
    },
  };
  const names = Object.keys(targets);
  const measured = Object.fromEntries(names.map((name) => [name, []]));
  for (const { ask } of Object.values(targets)) await askMany(ask, WARM_UP);
  for (let round = 0; round < rounds; round++) {
    for (const name of names) measured[name].push(await measureOne(targets[name], times));
  }
  await bare.stop();
  const medians = (of) =>
    Object.fromEntries(names.map((name) => [name, rounded(median(measured[name].map(of)))]));
  const over = (name, base) =>
    rounded(median(measured[name].map(({ cost }, round) => cost / measured[base][round].cost)) - 1);
  return {
    processorMillis: medians(({ cost }) => cost),
    millis: medians(({ millis }) => millis),
    overHash: over("signIn", "hash"),
    bareOverHash: over("bare", "hash"),
    overBare: over("signIn", "bare"),
  };
}

async function measureOne(target, times) {
  const used = target.processorMillis();
  const started = performance.now();
  for (let i = 0; i < times; i++) await target.ask();
  return {
    millis: (performance.now() - started) / times,
    cost: (target.processorMillis() - used) / times,
  };
}

async function askMany(ask, { times, atOnce }) {
  let left = times;
  const one = async () => {
    while (left-- > 0) await ask();
  };
  await Promise.all(Array.from({ length: atOnce }, one));
}

/** Signs in a thousand times, four at once, and measures the process's memory. */
export async function measureMemory(service, { times }) {
  const [{ email }] = await signUpMany(fetch, service.url, 1);
  const before = service.residentMegabytes();
  await askMany(
    () =>
      call(fetch, service.url, "POST", operations.passwords.signIn.path, {
        body: { email, password: PASSWORD },
      }),
    { times, atOnce: 4 },
  );
  return {
    signIns: times,
    beforeMegabytes: Math.round(before),
    afterMegabytes: Math.round(service.residentMegabytes()),
  };
}
