import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
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

/** The command's compile cache. */
const KEPT = fileURLToPath(
  new URL("../../service/node_modules/.cache/stackkit-service", import.meta.url),
);

/**
 * Measures starts: the first of an installation with a new database, the next with the same one,
 * one without a compile cache, and a bare Hono route for comparison.
 */
export async function measureStart({ times }) {
  const start = (directory) => startCli(["--data", directory], { STACKKIT_SECRET: SECRET });
  const taken = { fresh: [], existing: [], compiling: [], bare: [] };
  for (let i = 0; i < times; i++) {
    const directory = mkdtempSync(join(tmpdir(), "stackkit-bench-"));
    rmSync(KEPT, { force: true });
    taken.fresh.push(await firstAnswer(await start(directory)));
    taken.existing.push(await firstAnswer(await start(directory)));
    rmSync(KEPT);
    taken.compiling.push(await firstAnswer(await start(directory)));
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
