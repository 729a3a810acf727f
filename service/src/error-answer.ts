import { KnownError } from "@stackkit/next/protocol";
import { OAuthProblem } from "./auth/oauth-problem.js";
import type { Context } from "./context.js";
import { PlainError } from "./plain-error.js";
import { json, knownError, type Reply, text } from "./reply.js";
import type { RequestFacts } from "./request/facts.js";

/** What a request is told that went wrong. What nobody foresaw is logged, and told by its id alone. */
export function showError(context: Context, facts: RequestFacts, error: unknown): Reply {
  if (error instanceof KnownError) return knownError(error);
  if (error instanceof OAuthProblem) return json(error, error.status);
  if (error instanceof PlainError) return text(error.message, error.status, error.headers);
  context.log.error("request failed", { id: facts.id, method: facts.method, path: facts.path, error });
  return text(`Something went wrong here. The request has the id ${facts.id}.`, 500);
}
