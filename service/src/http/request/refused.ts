import { KnownErrors, type Problem } from "@stackkit/next/protocol";
import type { RequestFacts } from "./request-info.js";

const PROBLEMS_SHOWN = 20;
const PROBLEM_LENGTH_AT_MOST = 500;

/** The error of a request whose fields are wrong: one line a problem, and no more than help. */
export function refused(facts: RequestFacts, problems: readonly Problem[]) {
  const lines = problems
    .slice(0, PROBLEMS_SHOWN)
    .map(({ field, problem }) => `  - ${field} ${problem}`.slice(0, PROBLEM_LENGTH_AT_MOST));
  const more = problems.length - lines.length;
  if (more > 0) lines.push(`  - and ${more} more`);
  return new KnownErrors.SchemaError({
    message: `The request ${facts.method} ${facts.path} was refused:\n${lines.join("\n")}`,
  });
}
