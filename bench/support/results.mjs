import { readFileSync, writeFileSync } from "node:fs";

const fileOf = (name) => new URL(`../results/${name}.json`, import.meta.url);

/** Writes the figures of a benchmark. */
export const writeResults = (name, results) =>
  writeFileSync(fileOf(name), `${JSON.stringify(results, null, 2)}\n`);

/** The written figures of a benchmark; undefined before its first run. */
export function readResults(name) {
  try {
    return JSON.parse(readFileSync(fileOf(name), "utf8"));
  } catch {
    return undefined;
  }
}
