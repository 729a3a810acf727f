import { KnownError } from "@stackkit/next/protocol/internal";
import { PlainError } from "../core/plain-error.js";
import { json, knownError, type ResponseParts, text } from "../core/response-parts.js";
import { DatabaseUnavailable } from "../db/unavailable.js";
import type { Context } from "../http/context.js";
import type { RequestInfo } from "../http/request-info.js";
import { OAuthProblem } from "../sign-in/oauth/oauth-problem.js";

/** Enough for a standby to be promoted or a queue to shrink. */
const DATABASE_RETRY_SECONDS = "2";

/**
 * Maps an error to a response. An unexpected error is logged; its response has only the request id.
 */
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
