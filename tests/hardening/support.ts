import { beforeEach, describe, TestRunner } from "vitest";

/** What a test of a suite reports to `npm run hardening`, through the runner's JSON output. */
interface Attempt {
  /** The suite's name in `docs/hardening.md`. */
  readonly suite: string;
  /** What the suite tries, in one sentence. */
  readonly tried: string;
  /** How many attempts the test made; one unless it says otherwise. */
  cases: number;
  /** Lines of measurement for the report, such as percentiles. */
  figures?: string[];
}

declare module "vitest" {
  interface TaskMeta {
    attempt?: Attempt;
  }
}

const isLong = process.env.HARDENING === "long";

/** Picks the size of a suite: `short` in `npm run verify`, `long` in `npm run hardening`. */
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

/** Records how many attempts the current test made. */
export function countCases(count: number): void {
  const attempt = currentAttempt();
  if (attempt) attempt.cases = count;
}

/** Adds a line of measurement to the report. */
export function reportFigure(line: string): void {
  const attempt = currentAttempt();
  if (attempt) attempt.figures = [...(attempt.figures ?? []), line];
}
