import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startBare, startCli } from "./processes.mjs";
import { SECRET } from "./project.mjs";
import { median } from "./statistics.mjs";

/** Milliseconds from the command to its first answer, and those in which a processor worked for it. The path needs the database. */
async function firstAnswer(server) {
  const { status } = await fetch(`${server.url}/health?db`);
  const millis = performance.now() - server.began;
  const processorMillis = server.processorMillis();
  await server.stop();
  if (status !== 200) throw new Error(`/health?db answered ${status}.`);
  return { millis, processorMillis };
}

/** Starts in turn on a fresh database, on the same one again, and, for the machine's share of it, a bare route of Hono. */
export async function measureStart({ times }) {
  const start = (directory) => startCli(["--data", directory], { STACKKIT_SECRET: SECRET });
  const fresh = [];
  const existing = [];
  const bare = [];
  for (let i = 0; i < times; i++) {
    const directory = mkdtempSync(join(tmpdir(), "stackkit-bench-"));
    fresh.push(await firstAnswer(await start(directory)));
    existing.push(await firstAnswer(await start(directory)));
    bare.push(await firstAnswer(await startBare({})));
    rmSync(directory, { recursive: true });
  }
  const all = (starts) => {
    const values = starts.map(({ millis }) => millis);
    return {
      medianMillis: Math.round(median(values)),
      leastMillis: Math.round(Math.min(...values)),
      processorMillis: median(starts.map(({ processorMillis }) => processorMillis)),
    };
  };
  return { fresh: all(fresh), existing: all(existing), bare: all(bare) };
}
