import { beforeEach, describe, TestRunner } from "vitest";

/** The result of a test for `npm run hardening`, passed through vitest's JSON output. */
interface Attempt {
  /** The suite's name in `docs/hardening.md`. */
  readonly suite: string;
  /** What the suite tries, in one sentence. */
  readonly tried: string;
  /** The number of attempts in the test, by default one. */
  cases: number;
  /** Measurements for the report, such as percentiles. */
  figures?: string[];
}

declare module "vitest" {
  interface TaskMeta {
    attempt?: Attempt;
  }
}

const isLong = process.env.HARDENING === "long";

/** Selects the size of a suite: `short` in `npm run verify`, `long` in `npm run hardening`. */
export const cases = (short: number, long: number): number => (isLong ? long : short);

/** Groups tests under a suite of the hardening report. */
export function describeSuite(suite: string, tried: string, define: () => void): void {
  describe(suite, () => {
    beforeEach(({ task }) => {
      task.meta.attempt = { suite, tried, cases: 1 };
    });
    define();
  });
}

const currentAttempt = (): Attempt | undefined => TestRunner.getCurrentTest()?.meta.attempt;

/** Records the number of attempts of the current test. */
export function countCases(count: number): void {
  const attempt = currentAttempt();
  if (attempt) attempt.cases = count;
}

/** Adds a measurement to the report. */
export function reportFigure(line: string): void {
  const attempt = currentAttempt();
  if (attempt) attempt.figures = [...(attempt.figures ?? []), line];
}
