// What an honest person notices while one customer floods the service: with request bodies that
// never end, with wrong passwords, and with changes that fill the queue of webhooks.
// Build first: npm run build
//   node bench/floods.mjs [--only bodies,hashes,webhooks] [--seconds 10]
//     [--cli <path of another version's service/dist/bundle/cli.js> --label <its commit>]
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { operations } from "@stackkit/next/protocol";
import { holdBodies } from "./service/idle-bodies.mjs";
import { startCli } from "./service/processes.mjs";
import { CONFIGURED, call, headersOf, PASSWORD, SECRET, signUpMany } from "./service/project.mjs";
import { percentile, rounded } from "./service/statistics.mjs";
import { describeMachine } from "./support/machine.mjs";
import { readResults, writeResults } from "./support/results.mjs";
import { printTable } from "./support/table.mjs";

const { values: flags } = parseArgs({
  options: {
    only: { type: "string", default: "bodies,hashes,webhooks" },
    seconds: { type: "string", default: "10" },
    cli: { type: "string" },
    label: { type: "string", default: "now" },
  },
});
const SECONDS = Number(flags.seconds);
const WANTED = flags.only.split(",");

/** As in the findings: of one signed-in user, and without a session. */
const IDLE_BODIES = 68;
/** Wrong passwords at once, each from a /64 of one customer. */
const WRONG_AT_ONCE = 120;
const NETWORKS = 256;
const PICTURE_BYTES = 900_000;
const CHANGES_AT_ONCE = 4;
/** The limit is 20 sign-ins of one account in five minutes. */
const HONEST_EVERY_MILLIS = 1000;
/** Changes of one user an hour, once the limit refuses some. */
const LIMITED_CHANGES = 1440;

const homeNetwork = (/** @type {number} */ i) => `2001:db8:7:${(i % NETWORKS).toString(16)}::1`;
const HONEST = "203.0.113.7";

const folder = mkdtempSync(join(tmpdir(), "stackkit-floods-"));

/** @param {object} settings */
async function startExposed(settings = {}) {
  const data = mkdtempSync(join(folder, "data-"));
  const config = join(data, "config.json");
  writeFileSync(
    config,
    JSON.stringify({ projects: [CONFIGURED], trustedProxies: ["127.0.0.1", "::1"], ...settings }),
  );
  const service = await startCli(
    ["--data", data, "--config", config],
    { STACKKIT_SECRET: SECRET, STACKKIT_RATE_LIMITS: "on" },
    flags.cli,
  );
  return { ...service, data };
}

/** @param {string} from */
const sendFrom = (from) => (/** @type {Request} */ request) => {
  request.headers.set("x-forwarded-for", from);
  return fetch(request);
};

/** @param {string} url @param {string} from @param {{ email: string, password: string }} account */
async function signIn(url, from, account) {
  const headers = {
    ...headersOf("client"),
    "content-type": "application/json",
    "x-forwarded-for": from,
  };
  const init = { method: "POST", headers, body: JSON.stringify(account) };
  const answer = await fetch(`${url}/api/v1${operations.passwords.signIn.path}`, init);
  await answer.text();
  return answer.status;
}

/**
 * Signs in as an honest person again and again, on a network that the account does not know.
 * @param {string} url @param {{ email: string }} person
 */
async function honestSignIns(url, person) {
  const millis = [];
  let refused = 0;
  const endsAt = performance.now() + SECONDS * 1000;
  while (performance.now() < endsAt) {
    const began = performance.now();
    const status = await signIn(url, HONEST, { email: person.email, password: PASSWORD });
    if (status === 429) break;
    if (status !== 200) refused++;
    millis.push(performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, HONEST_EVERY_MILLIS));
  }
  return {
    tried: millis.length,
    refused,
    p50: rounded(percentile(millis, 0.5)),
    p95: rounded(percentile(millis, 0.95)),
  };
}

const FLOODS = {
  async bodies() {
    const service = await startExposed();
    const [person, attacker] = await signUpMany(sendFrom(HONEST), service.url, 2);
    const before = await honestSignIns(service.url, person);
    const stop = holdBodies(service.url, IDLE_BODIES, (index) => ({
      ...headersOf("client", attacker),
      "x-forwarded-for": homeNetwork(index),
    }));
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const during = await honestSignIns(service.url, person);
    stop();
    await service.stop();
    return { flood: `${IDLE_BODIES} idle bodies of a signed-in user`, before, during };
  },

  async hashes() {
    const service = await startExposed();
    const [person] = await signUpMany(sendFrom("198.51.100.9"), service.url, 1);
    const before = await honestSignIns(service.url, person);
    let isStopped = false;
    let wrong = 0;
    const flood = async (lane) => {
      for (let i = lane; !isStopped; i += WRONG_AT_ONCE) {
        const account = { email: `stranger-${i}@example.com`, password: "a wrong one" };
        await signIn(service.url, homeNetwork(i), account).catch(() => {});
        wrong++;
      }
    };
    const flooding = Array.from({ length: WRONG_AT_ONCE }, (_, lane) => flood(lane));
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const during = await honestSignIns(service.url, person);
    isStopped = true;
    await Promise.all(flooding);
    await service.stop();
    return {
      flood: `wrong passwords from ${NETWORKS} networks of one customer`,
      before,
      during,
      wrongPerSecond: Math.round(wrong / SECONDS),
    };
  },

  async webhooks() {
    const receiver = createServer((request, response) => {
      request.resume();
      request.once("end", () => response.writeHead(204).end());
    });
    await new Promise((resolve) => receiver.listen(0, "127.0.0.1", resolve));
    const service = await startExposed({
      webhooks: [
        { url: `http://127.0.0.1:${receiver.address().port}/`, secret: `whsec_${"a".repeat(32)}` },
      ],
    });
    const send = sendFrom(HONEST);
    const [user] = await signUpMany(send, service.url, 1);
    const picture = `data:image/png;base64,${png().toString("base64")}`;
    const change = (body) =>
      call(send, service.url, "PATCH", "/users/me", { body, token: user.token });
    await change({ profile_image_url: picture });
    // Stopping writes everything into one file.
    const size = () => statSync(join(service.data, "stackkit.db")).size;
    let changes = 0;
    let refused = 0;
    const endsAt = performance.now() + SECONDS * 1000;
    const changeAgain = async () => {
      while (performance.now() < endsAt) {
        await change({ display_name: `Ann ${changes}` }).then(
          () => changes++,
          () => refused++,
        );
      }
    };
    await Promise.all(Array.from({ length: CHANGES_AT_ONCE }, changeAgain));
    await service.stop();
    receiver.close();
    const kilobytes = size() / 1000 / changes;
    const changesAnHour = refused > 0 ? LIMITED_CHANGES : (changes / SECONDS) * 3600;
    return {
      flood: "changes of a name, with a picture of 0.9 MB",
      changes,
      refused,
      kilobytesPerChange: Math.round(kilobytes),
      megabytesAnHour: Math.round((kilobytes / 1000) * changesAnHour),
    };
  },
};

/** A picture of a size, which no compression makes smaller. */
function png() {
  const head = Buffer.from(
    "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489",
    "hex",
  );
  return Buffer.concat([head, Buffer.alloc(Math.floor(PICTURE_BYTES * 0.74), 7)]);
}

const machine = describeMachine();
const results = {};
for (const name of WANTED) results[name] = await FLOODS[name]();
rmSync(folder, { recursive: true, force: true });

printTable(
  ["flood", "sign-ins without it", "with it", "refused", "database"],
  Object.values(results).map(({ flood, before, during, megabytesAnHour }) => [
    flood,
    before ? `p50 ${before.p50} ms, p95 ${before.p95} ms` : "",
    during ? `p50 ${during.p50} ms, p95 ${during.p95} ms` : "",
    during ? `${during.refused} of ${during.tried}` : "",
    megabytesAnHour === undefined ? "" : `${megabytesAnHour} MB an hour`,
  ]),
);
const stored = readResults("floods") ?? {};
stored[flags.label] = {
  machine,
  seconds: SECONDS,
  results: { ...stored[flags.label]?.results, ...results },
};
writeResults("floods", stored);
