import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
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

/** Where the command keeps the code that was compiled at an earlier start. */
const KEPT = fileURLToPath(
  new URL("../../service/node_modules/.cache/stackkit-service", import.meta.url),
);

/**
 * Starts in turn: the very first of an installation, on a fresh database; the next, on the same one; one more, as where compiled code cannot be kept; and,
 * for the machine's share of it, a bare route of Hono.
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
