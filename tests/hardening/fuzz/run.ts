import type { Parameters } from "fast-check";

const seed = process.env.FUZZ_SEED;

/** Each run draws a new seed, which a failure prints. `FUZZ_SEED=… npx vitest run …` repeats it. */
export const RUN: Pick<Parameters, "seed" | "interruptAfterTimeLimit"> =
  seed === undefined ? {} : { seed: Number(seed) };
