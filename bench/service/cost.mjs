import { operations } from "@stackkit/next/protocol";
import { startService } from "@stackkit/service";
import { processorMillis } from "./processes.mjs";
import { CONFIGURED, headersOf, SECRET, signUpMany } from "./project.mjs";
import { percentile, rounded } from "./statistics.mjs";

const BASE = "http://service.test";
const BATCHES = 10;
/** Long batches: the system updates a process's CPU time only every few milliseconds. */
const REQUESTS = { warmUp: 2000, batch: 500 };

const me = operations.users.read.path.replace("{user_id}", "me");
const refresh = operations.sessions.refresh.path;

/**
 * CPU time per request inside the service, in microseconds: without the network, whose share
 * depends on other load. With PostgreSQL, without the CPU time of its own processes.
 * @param {{ databaseUrl?: string, dataDirectory?: string }} database
 */
export async function measureCost(database) {
  let logged = 0;
  // Listens on a port, since responses are built differently without one.
  const service = await startService({
    ...database,
    port: 0,
    secret: SECRET,
    projects: [CONFIGURED],
    rateLimits: false,
    writeLog: (line) => (logged += line.length),
  });
  const [{ token, refreshToken }] = await signUpMany(service.fetch, BASE, 1);
  const requests = {
    "users/me, signed in": {
      method: "GET",
      url: `${BASE}/api/v1${me}`,
      headers: new Headers(headersOf("client", { token })),
      body: null,
    },
    "token refresh": {
      method: "POST",
      url: `${BASE}/api/v1${refresh}`,
      headers: new Headers({ ...headersOf("client", { refreshToken }), "content-length": "0" }),
      body: null,
    },
  };
  const micros = {};
  for (const [name, request] of Object.entries(requests))
    micros[name] = await microsOf(service, request);
  await service.stop();
  return micros;
}

async function microsOf(service, request) {
  const ask = async (times) => {
    for (let i = 0; i < times; i++) {
      const { status } = await service.fetch(request);
      if (status !== 200) throw new Error(`${request.method} ${request.url} answered ${status}.`);
    }
  };
  await ask(REQUESTS.warmUp);
  const batches = [];
  for (let batch = 0; batch < BATCHES; batch++) {
    const before = processorMillis(process.pid);
    await ask(REQUESTS.batch);
    batches.push(((processorMillis(process.pid) - before) * 1000) / REQUESTS.batch);
  }
  // Other load evicts caches and makes each request slower: the 10th percentile is closest to its
  // own cost.
  return rounded(percentile(batches, 0.1), 0);
}
