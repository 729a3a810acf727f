import { KnownErrors } from "@stackkit/next/protocol/internal";
import {
  AuthorizationResponseError,
  OperationProcessingError,
  ResponseBodyError,
  UnsupportedOperationError,
  WWWAuthenticateChallengeError,
} from "oauth4webapi";
import { PlainError } from "../../core/plain-error.js";
import { RefusedTargetError } from "../../core/public-address.js";

/** Characters of a provider's error code that a response quotes. */
const MAX_PROVIDER_ERROR_LENGTH = 60;

/** Error codes for denials by the user or their administrator, as different providers send them. */
const DENIALS = [
  "access_denied",
  "user_cancelled_login",
  "user_cancelled_authorize",
  "consent_required",
];

/** A provider's error code, only if it is well-formed, since it is untrusted. */
const codeOf = (text: string): string =>
  /^[\w.-]+$/.test(text) && text.length <= MAX_PROVIDER_ERROR_LENGTH ? ` (${text})` : "";

/** Runs requests to a provider and maps their errors to responses. */
export async function mapProviderErrors<T>(request: () => Promise<T>): Promise<T> {
  try {
    return await request();
  } catch (error) {
    const answer = toAnswer(error);
    // What an administrator's test explains; responses don't show it.
    if (answer instanceof Error && answer !== error) answer.cause = error;
    throw answer;
  }
}

function toAnswer(error: unknown): unknown {
  if (error instanceof AuthorizationResponseError) {
    return DENIALS.includes(error.error)
      ? new KnownErrors.OAuthProviderAccessDenied()
      : new PlainError(
          400,
          `The provider did not sign you in${codeOf(error.error)}. Please try again.`,
        );
  }
  if (error instanceof ResponseBodyError)
    return new PlainError(
      400,
      `The provider refused to finish the sign-in${codeOf(error.error)}. Please try again.`,
    );
  if (
    error instanceof OperationProcessingError ||
    error instanceof UnsupportedOperationError ||
    error instanceof WWWAuthenticateChallengeError
  ) {
    return new PlainError(
      400,
      "The provider answered in a way that does not fit the protocol. Please try again.",
    );
  }
  const name = (error as { name?: unknown } | null)?.name;
  if (name === "TimeoutError" || name === "AbortError")
    return new PlainError(503, "The provider did not answer in time. Please try again.");
  if (error instanceof RefusedTargetError)
    return new PlainError(503, `The provider cannot be reached. ${error.message}`);
  // `fetch` throws a TypeError without a connection.
  if (error instanceof TypeError)
    return new PlainError(503, "The provider could not be reached. Please try again.");
  return error;
}
