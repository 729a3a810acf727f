import { KnownErrors, type Problem } from "@stackkit/next/protocol";
import type { RequestFacts } from "./request-info.js";

/** The error of a request whose fields are wrong: one line a problem. */
export function refused(facts: RequestFacts, problems: readonly Problem[]) {
  const lines = problems.map(({ field, problem }) => `  - ${field} ${problem}`);
  return new KnownErrors.SchemaError({
    message: `The request ${facts.method} ${facts.path} was refused:\n${lines.join("\n")}`,
  });
}
