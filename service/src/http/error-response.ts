import { KnownError } from "@stackkit/next/protocol";
import { OAuthProblem } from "../auth/oauth-problem.js";
import { PlainError } from "../core/plain-error.js";
import { json, knownError, type ResponseParts, text } from "../core/response-parts.js";
import { DatabaseUnavailable } from "../db/unavailable.js";
import type { Context } from "../runtime/context.js";
import type { RequestInfo } from "./request/request-info.js";

/** Long enough for a standby to be promoted, or for a queue to get shorter. */
const DATABASE_RETRY_SECONDS = "2";

/** What a request is told that went wrong. What nobody foresaw is logged, and told by its id alone. */
export function showError(context: Context, info: RequestInfo, error: unknown): ResponseParts {
  if (error instanceof KnownError) return knownError(error);
  if (error instanceof OAuthProblem) return json(error, error.status);
  if (error instanceof PlainError) return text(error.message, error.status, error.headers);
  if (error instanceof DatabaseUnavailable) {
    const { reason, message } = error;
    context.log.error("the database cannot be used", {
      id: info.id,
      method: info.method,
      path: info.path,
      reason,
      problem: message,
    });
    return text("The service cannot reach its data just now. Please try again.", 503, {
      "retry-after": DATABASE_RETRY_SECONDS,
    });
  }
  context.log.error("request failed", {
    id: info.id,
    method: info.method,
    path: info.path,
    error,
  });
  return text(`Something went wrong here. The request has the id ${info.id}.`, 500);
}
