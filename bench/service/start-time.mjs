import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startBare, startCli } from "./processes.mjs";
import { SECRET } from "./project.mjs";
import { median } from "./statistics.mjs";

/**
 * Milliseconds from the command to its first response, and the CPU time of these. The path needs
 * the database.
 */
async function firstAnswer(server) {
  const { status } = await fetch(`${server.url}/health?db`);
  const millis = performance.now() - server.began;
  const processorMillis = server.processorMillis();
  await server.stop();
  if (status !== 200) throw new Error(`/health?db answered ${status}.`);
  return { millis, processorMillis };
}

/**
 * Measures starts: with a new database, with an existing one, and of a bare Hono route for
 * comparison.
 */
export async function measureStart({ times }) {
  const start = (directory) => startCli(["--data", directory], { STACKKIT_SECRET: SECRET });
  const taken = { fresh: [], existing: [], bare: [] };
  for (let i = 0; i < times; i++) {
    const directory = mkdtempSync(join(tmpdir(), "stackkit-bench-"));
    taken.fresh.push(await firstAnswer(await start(directory)));
    taken.existing.push(await firstAnswer(await start(directory)));
    taken.bare.push(await firstAnswer(await startBare({})));
    rmSync(directory, { recursive: true });
  }
  return Object.fromEntries(
    Object.entries(taken).map(([kind, starts]) => [kind, summaryOf(starts)]),
  );
}

function summaryOf(starts) {
  const values = starts.map(({ millis }) => millis);
  return {
    medianMillis: Math.round(median(values)),
    leastMillis: Math.round(Math.min(...values)),
    processorMillis: median(starts.map(({ processorMillis }) => processorMillis)),
  };
}
