import { afterAll, beforeAll, expect } from "vitest";
import { type Answered, startTestProject, type TestProject } from "../../support/service.js";
import { countCases } from "../support.js";

export const AT_ONCE = 50;
/** Too many passwords are waiting to be hashed. */
const BUSY = 503;
export const SUITE = "exactly once";
export const TRIED =
  "Fifty redemptions at once of everything that works once, on three instances with PostgreSQL";

/** A project on one process with SQLite, or on three instances with PostgreSQL. */
export function raceProject() {
  let project: TestProject | undefined;
  beforeAll(async () => {
    const providers = ["google", "github"].map(
      (id) => ({ id, enabled: true, type: "shared" }) as const,
    );
    project = await startTestProject({ oauthProviders: providers }, {}, 3);
  });
  afterAll(() => project?.service.stop());
  return {
    get project(): TestProject {
      if (!project) throw new Error("The service runs only inside of tests.");
      return project;
    },
    post(path: string, body: unknown, token?: string): Promise<Answered> {
      return this.project.call("POST", path, { body, token });
    },
  };
}

const isSuccess = ({ status }: Answered) => status < 400;

/**
 * Makes the same call fifty times at once, and returns the number of successes. The service may
 * refuse calls that would wait too long for hashing, but none may fail.
 */
export async function countWinners(
  call: (i: number) => Promise<Answered>,
  won: (answer: Answered) => boolean = isSuccess,
): Promise<number> {
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, i) => call(i)));
  expect(answers.filter(({ status }) => status >= 500 && status !== BUSY)).toEqual([]);
  countCases(AT_ONCE);
  return answers.filter(won).length;
}
