// Small, frequent operations: verifying a known token, reading from the cache, a write without
// changes; and the list of common passwords.
// Build first: npm run build
//   node bench/micro.mjs [--check]

import { spawnSync } from "node:child_process";
import { createPublicKey, generateKeyPairSync, sign, verify } from "node:crypto";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { createLocalJWKSet, jwtVerify } from "jose";
import { loadKit } from "./micro/load-kit.mjs";
import { countRenders } from "./micro/renders.mjs";
import { median, rounded } from "./service/statistics.mjs";
import { describePages } from "./support/machine.mjs";
import { writeResults } from "./support/results.mjs";
import { printTable } from "./support/table.mjs";

const kit = await loadKit();
const { CACHE_KEPT_MILLIS, CACHE_THROTTLE_MILLIS, ProjectKeys, QueryCache, TokenVerifier } = kit;
const { systemClock } = kit;

const ROUNDS = 7;
const ROUND_MILLIS = 200;
const SUBSCRIBERS = 10_000;
const VERIFIED_AGAIN_MICROS = 5;
const RENDERED = 1000;
const COMMON_PASSWORDS_KILOBYTES = 5000;
const COMMON_PASSWORDS_MILLIS = 20;

/** Microseconds of processor time per run, over all threads: the median of interleaved rounds. */
async function measure(cases) {
  const micros = Object.fromEntries(Object.keys(cases).map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, run] of Object.entries(cases)) {
      let runs = 0;
      const started = performance.now();
      const before = process.cpuUsage();
      while (performance.now() - started < ROUND_MILLIS) {
        for (let i = 0; i < 20; i++) await run();
        runs += 20;
      }
      const { user, system } = process.cpuUsage(before);
      micros[name].push((user + system) / runs);
    }
  }
  return Object.fromEntries(
    Object.entries(micros).map(([name, all]) => [name, rounded(median(all))]),
  );
}

async function measureTokens() {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const jwk = { ...publicKey.export({ format: "jwk" }), kid: "bench", alg: "ES256" };
  const part = (value) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const seconds = Math.floor(Date.now() / 1000);
  const claims = {
    sub: "user",
    aud: "project",
    iss: "https://access-token.jwt-signature.stack-auth.com",
    refresh_token_id: "session",
    branch_id: "main",
    iat: seconds,
    exp: seconds + 600,
  };
  const signed = `${part({ alg: "ES256", kid: "bench" })}.${part(claims)}`;
  const signature = sign("sha256", Buffer.from(signed), {
    key: privateKey,
    dsaEncoding: "ieee-p1363",
  });
  const token = `${signed}.${signature.toString("base64url")}`;
  const keys = createLocalJWKSet({ keys: [jwk] });
  const key = { key: createPublicKey({ key: jwk, format: "jwk" }), dsaEncoding: "ieee-p1363" };
  const verifier = new TokenVerifier({
    projectId: "project",
    clock: systemClock,
    keys: new ProjectKeys({ clock: systemClock, load: async () => [jwk] }),
  });
  // Each cookie is a new string, so its text has to be hashed again.
  const copyOf = () => Buffer.from(token).toString();
  if ((await verifier.verify(token))?.userId !== "user")
    throw new Error("The verifier does not believe the bench's token.");
  return measure({
    "token verified before": () => verifier.verify(copyOf()),
    "crypto.verify alone": () => verify("sha256", Buffer.from(signed), key, signature),
    "jose on each request": () => jwtVerify(token, keys),
  });
}

async function measureCache() {
  const cache = new QueryCache({
    clock: systemClock,
    throttleMillis: CACHE_THROTTLE_MILLIS,
    keptMillis: CACHE_KEPT_MILLIS,
  });
  let told = 0;
  const queries = Array.from({ length: SUBSCRIBERS }, (_, id) => ({
    key: `team ${id}`,
    kinds: ["team"],
    fetch: async () => ({ id, name: "Same" }),
  }));
  const one = { key: "user", kinds: ["user"], fetch: async () => ({ id: "user", name: "Same" }) };
  for (const query of queries) cache.subscribe(query, () => told++);
  for (let i = 0; i < SUBSCRIBERS; i++) cache.subscribe(one, () => told++);
  await Promise.all([...queries, one].map((query) => cache.use(query)));
  const times = await measure({
    [`cache read, ${SUBSCRIBERS} values with a subscriber each`]: () =>
      void cache.use(queries[SUBSCRIBERS / 2]),
    [`cache read, one value with ${SUBSCRIBERS} subscribers`]: () => void cache.use(one),
  });
  told = 0;
  cache.stale(["team", "user"]);
  await Promise.all([...queries, one].map((query) => cache.read(query)));
  return { times, told };
}

/** In a separate process, since servers load other code. */
function measureApart(script, flag) {
  const file = fileURLToPath(new URL(`micro/${script}`, import.meta.url));
  const { stdout, stderr } = spawnSync(process.execPath, [flag, file], { encoding: "utf8" });
  if (!stdout.startsWith("{")) throw new Error(stderr);
  return JSON.parse(stdout);
}

const { values: flags } = parseArgs({ options: { check: { type: "boolean" } } });
const machine = describePages();
const tokens = await measureTokens();
const cache = await measureCache();
const renders = await countRenders(kit, RENDERED);
const proxy = measureApart("proxy.mjs", "--conditions=react-server");
const passwords = measureApart("common-passwords.mjs", "--expose-gc");
machine.loadAfter = describePages().load;

const again = tokens["token verified before"];
console.log(`${JSON.stringify(machine)}\n`);
printTable(
  ["operation", "measured", "limit"],
  [
    ...Object.entries({ ...tokens, ...cache.times, ...proxy }).map(([name, micros]) => [
      name,
      `${micros} µs`,
      micros === again ? `${VERIFIED_AGAIN_MICROS} µs` : "",
    ]),
    [
      "the list of common passwords, in memory once all its parts are loaded",
      `${passwords.heldKilobytes} kB`,
      `${COMMON_PASSWORDS_KILOBYTES} kB`,
    ],
    [
      "its first use, which loads one part",
      `${passwords.firstLookMillis} ms`,
      `${COMMON_PASSWORDS_MILLIS} ms`,
    ],
    [`subscribers told of a write that changed nothing, of ${2 * SUBSCRIBERS}`, cache.told, 0],
    [`components rendered again by such a write, of ${RENDERED}`, renders.unchanged, 0],
    [
      `components rendered again by a write that changed one of ${RENDERED} values`,
      renders.changed,
      1,
    ],
  ],
);
writeResults("micro", { machine, tokens, cache, renders, proxy, passwords });
if (flags.check)
  process.exitCode =
    again < VERIFIED_AGAIN_MICROS &&
    passwords.heldKilobytes <= COMMON_PASSWORDS_KILOBYTES &&
    passwords.firstLookMillis <= COMMON_PASSWORDS_MILLIS &&
    cache.told === 0 &&
    renders.unchanged === 0 &&
    renders.changed === 1
      ? 0
      : 1;
