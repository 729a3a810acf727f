// A load generator on bare sockets, so that it is never the bottleneck. Reads from standard input:
//   { url, requests: [{ method, path, headers }], connections, seconds, rate? }
// Without a rate, each connection sends its next request after each response. With a rate, requests
// are scheduled by time, and waiting for a free connection counts as latency, which avoids
// coordinated omission.
import { connect } from "node:net";
import { percentile, rounded } from "./statistics.mjs";

let input = "";
for await (const chunk of process.stdin) input += chunk;
const { url, requests, connections, seconds, rate } = JSON.parse(input);
const { hostname, port } = new URL(url);

const texts = requests.map(({ method, path, headers }) => {
  const all = {
    host: `${hostname}:${port}`,
    ...(method === "POST" ? { "content-length": "0" } : {}),
    ...headers,
  };
  return `${method} ${path} HTTP/1.1\r\n${Object.entries(all)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("")}\r\n`;
});

/** Length of a complete response in bytes, or `undefined` if it is incomplete. */
function lengthOf(received) {
  const head = received.indexOf("\r\n\r\n");
  if (head < 0) return undefined;
  const length = /\r\ncontent-length: (\d+)/i.exec(received.slice(0, head + 2))?.[1];
  if (length !== undefined)
    return received.length >= head + 4 + Number(length) ? head + 4 + Number(length) : undefined;
  const end = received.indexOf("0\r\n\r\n", head);
  return end < 0 ? undefined : end + 5;
}

function openConnection() {
  const socket = connect(Number(port), hostname).setNoDelay(true).setEncoding("latin1");
  let received = "";
  let settle;
  socket.on("data", (chunk) => {
    received += chunk;
    const length = lengthOf(received);
    if (length === undefined) return;
    const status = Number(received.slice(9, 12));
    received = received.slice(length);
    settle(status);
  });
  socket.on("error", () => settle?.(0));
  return {
    ask: (text) =>
      new Promise((resolve) => {
        settle = resolve;
        socket.write(text);
      }),
    end: () => socket.destroy(),
  };
}

const pool = Array.from({ length: connections }, openConnection);
const latencies = [];
let refused = 0;
let next = 0;

const started = performance.now();
const until = started + seconds * 1000;

async function ask(connection, since) {
  const status = await connection.ask(texts[next++ % texts.length]);
  if (status >= 200 && status < 300) latencies.push(performance.now() - since);
  else refused++;
}

async function withoutPause(connection) {
  while (performance.now() < until) await ask(connection, performance.now());
}

/** Sends due requests at their scheduled time. */
function byTheClock() {
  let sent = 0;
  return async (connection) => {
    for (;;) {
      const due = started + (sent++ * 1000) / rate;
      if (due >= until) return;
      const wait = due - performance.now();
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      // A late timer is the generator's fault, a busy connection is not.
      await ask(connection, wait > 0 ? performance.now() : due);
    }
  };
}

await Promise.all(pool.map(rate ? byTheClock() : withoutPause));
const elapsed = (performance.now() - started) / 1000;
for (const connection of pool) connection.end();
const at = (share) => rounded(percentile(latencies, share));
const millis =
  latencies.length > 0 ? { p50: at(0.5), p90: at(0.9), p99: at(0.99), most: at(1) } : undefined;
console.log(
  JSON.stringify({
    perSecond: Math.round(latencies.length / elapsed),
    answers: latencies.length,
    refused,
    millis,
  }),
);
