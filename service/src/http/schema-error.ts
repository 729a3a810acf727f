import { KnownErrors, type Problem } from "@stackkit/next/protocol/internal";
import type { RequestInfo } from "./request-info.js";

const PROBLEMS_SHOWN = 20;
const MAX_PROBLEM_LENGTH = 500;

/** Builds a `SCHEMA_ERROR` that lists the problems, one per line, up to a limit. */
export function schemaError(info: RequestInfo, problems: readonly Problem[]) {
  const lines = problems
    .slice(0, PROBLEMS_SHOWN)
    .map(({ field, problem }) => `  - ${field} ${problem}`.slice(0, MAX_PROBLEM_LENGTH));
  const more = problems.length - lines.length;
  if (more > 0) lines.push(`  - and ${more} more`);
  return new KnownErrors.SchemaError({
    message: `The request ${info.method} ${info.path} was refused:\n${lines.join("\n")}`,
  });
}
