import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startCli } from "./processes.mjs";
import { SECRET } from "./project.mjs";
import { median } from "./statistics.mjs";

/** Milliseconds from the command to its first answer that needed the database, and those in which a processor worked for it. */
async function firstAnswer(directory) {
  const service = await startCli(["--data", directory], { STACKKIT_SECRET: SECRET });
  const { status } = await fetch(`${service.url}/health?db`);
  const millis = performance.now() - service.began;
  const processorMillis = service.processorMillis();
  await service.stop();
  if (status !== 200) throw new Error(`/health?db answered ${status}.`);
  return { millis, processorMillis };
}

export async function measureStart({ times }) {
  const fresh = [];
  const existing = [];
  for (let i = 0; i < times; i++) {
    const directory = mkdtempSync(join(tmpdir(), "stackkit-bench-"));
    fresh.push(await firstAnswer(directory));
    existing.push(await firstAnswer(directory));
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
  return { fresh: all(fresh), existing: all(existing) };
}
