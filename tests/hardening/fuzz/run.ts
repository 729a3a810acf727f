import type { Parameters } from "fast-check";

const seed = process.env.FUZZ_SEED;

/**
 * Each run draws a new seed, which a failure prints. Repeat it with `FUZZ_SEED=… npx vitest run …`.
 */
export const RUN: Pick<Parameters, "seed" | "interruptAfterTimeLimit"> =
  seed === undefined ? {} : { seed: Number(seed) };
