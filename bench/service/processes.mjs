import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const CLI = at("../../service/dist/bundle/cli.js");

/** Starts a script and waits for the line with its URL. */
async function start(script, args, environment) {
  const began = performance.now();
  const child = spawn(process.execPath, [script, ...args], {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines = createInterface({ input: child.stdout });
  const url = await new Promise((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`${script} ended with ${code}`)));
    lines.on("line", (line) => {
      const found = /listens on (http:\S+)/.exec(line)?.[1];
      if (found) resolve(found);
    });
  });
  // Drains the log from here on, as a log collector would.
  lines.close();
  child.stdout.resume();
  return {
    url,
    pid: child.pid,
    began,
    /** Memory in use, in MB, as reported by the system. */
    residentMegabytes: () =>
      Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1]) /
      1024,
    processorMillis: () =>
      [child.pid, ...childrenOf(child.pid)].reduce((sum, pid) => sum + processorMillis(pid), 0),
    async stop() {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}

const childrenOf = (pid) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);

/** CPU time of a process so far, in milliseconds, over all threads. */
export function processorMillis(pid) {
  const threads = `/proc/${pid}/task`;
  const nanos = readdirSync(threads).map((thread) =>
    Number(readFileSync(`${threads}/${thread}/schedstat`, "utf8").split(" ")[0]),
  );
  return nanos.reduce((sum, own) => sum + own, 0) / 1e6;
}

/**
 * The service as in production: its own command, with logging. `cli` is that of another version.
 */
export const startCli = (args, environment, cli = CLI) =>
  start(cli, ["serve", "--port", "0", ...args], { STACKKIT_RATE_LIMITS: "off", ...environment });

/** A bare server: the size of its response, and the hash that it verifies. */
export const startBare = ({ body = {}, hash = "" }) =>
  start(at("./bare.mjs"), [], { BODY: JSON.stringify(body), HASH: hash });

/**
 * Runs the load generator in its own process, and returns its result. Throws if requests were
 * refused.
 */
export async function load(options) {
  const child = spawn(process.execPath, [at("./load.mjs")], { stdio: ["pipe", "pipe", "inherit"] });
  child.stdin.end(JSON.stringify(options));
  let text = "";
  for await (const chunk of child.stdout) text += chunk;
  const measured = JSON.parse(text);
  const [{ method, path }] = options.requests;
  if (measured.refused > 0)
    throw new Error(`${measured.refused} requests were refused: ${method} ${path}`);
  return measured;
}

/**
 * Runs a load by the second until the engine has compiled hot code: measuring earlier would measure
 * the engine.
 */
export async function warmUp(run, { answers, maxSeconds }) {
  let done = 0;
  for (let second = 0; done < answers && second < maxSeconds; second++)
    done += (await run(1)).answers;
}
