import { KnownError, KnownErrors } from "@stackkit/next/protocol/internal";
import {
  AuthorizationResponseError,
  JWT_TIMESTAMP_CHECK,
  OperationProcessingError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from "oauth4webapi";
import { PlainError } from "../../core/plain-error.js";
import { factsOf } from "./profile.js";

/** Why a provider's test failed, in words for an administrator. */
export interface ProviderFailure {
  readonly code:
    | "denied"
    | "client"
    | "redirect"
    | "scope"
    | "grant"
    | "clock"
    | "network"
    | "settings"
    | "answer";
  readonly message: string;
  readonly advice: string;
  /** The provider's own words, untrusted. */
  readonly said: string | null;
}

const MAX_SAID_LENGTH = 300;

type Words = readonly [message: string, advice: string];

const WORDS: Readonly<Record<ProviderFailure["code"], Words>> = {
  denied: [
    "The sign-in was cancelled at the provider, or it does not allow this account.",
    "Sign in there with an account that may use the app. Apps in test mode allow listed accounts only.",
  ],
  client: [
    "The provider does not accept the client id or the client secret.",
    "Copy both again from the provider’s developer pages. Secrets of some providers expire.",
  ],
  redirect: [
    "The provider does not know the redirect address.",
    "Register exactly the redirect address that is shown here.",
  ],
  scope: [
    "The provider does not give the scopes that a sign-in needs.",
    "Allow the app to read the profile and the email address on the provider’s developer pages.",
  ],
  grant: [
    "The provider did not accept its own code.",
    "Codes work once and for minutes. Start again, and compare the redirect address.",
  ],
  clock: [
    "The provider’s answer is from another time than the service’s.",
    "Set the clock of the service’s machine.",
  ],
  network: [
    "The service cannot reach the provider.",
    "Check that the service’s machine may call other hosts, and the issuer’s address.",
  ],
  settings: [
    "The provider has no client id and secret that the service could use.",
    "Edit the provider, and enter both.",
  ],
  answer: [
    "The provider answered something that a sign-in cannot use.",
    "Check the app’s settings at the provider, such as what it may read of an account.",
  ],
};

/** Codes of RFC 6749, and those that providers have of their own. */
const CODES: Readonly<Record<string, ProviderFailure["code"]>> = {
  invalid_client: "client",
  unauthorized_client: "client",
  incorrect_client_credentials: "client",
  application_suspended: "client",
  redirect_uri_mismatch: "redirect",
  invalid_redirect_uri: "redirect",
  invalid_scope: "scope",
  insufficient_scope: "scope",
  invalid_grant: "grant",
  bad_verification_code: "grant",
};

/** The error that the provider named, also in an answer that says it went well. */
function errorOf(cause: unknown): { error: string; description: string } {
  if (cause instanceof AuthorizationResponseError || cause instanceof ResponseBodyError)
    return { error: cause.error, description: cause.error_description ?? "" };
  const details = factsOf(cause instanceof OperationProcessingError ? cause.cause : undefined);
  const { error, error_description: description } = factsOf(details.body);
  return {
    error: typeof error === "string" ? error : "",
    description: typeof description === "string" ? description : "",
  };
}

function codeOf(error: unknown, cause: unknown, named: string, said: string) {
  if (error instanceof KnownErrors.OAuthProviderAccessDenied) return "denied";
  if (error instanceof KnownError) return "settings";
  const known = CODES[named];
  if (/redirect/i.test(said)) return "redirect";
  if (known !== undefined) return known;
  if (cause instanceof WWWAuthenticateChallengeError)
    return cause.cause.some(({ scheme }) => scheme === "basic") ? "client" : "scope";
  if (cause instanceof OperationProcessingError && cause.code === JWT_TIMESTAMP_CHECK)
    return "clock";
  return error instanceof PlainError && error.status === 503 ? "network" : "answer";
}

/** Explains an error of a sign-in at a provider. Throws what no provider causes. */
export function explainFailure(error: unknown): ProviderFailure {
  if (!(error instanceof PlainError || error instanceof KnownError)) throw error;
  const { cause } = error;
  const named = errorOf(cause);
  const said = [named.error, named.description].filter(Boolean).join(": ");
  const code = codeOf(error, cause, named.error, said);
  const [message, advice] = WORDS[code];
  const ownWords = code === "answer" || code === "network" ? error.message : "";
  return {
    code,
    message,
    advice,
    said: (said || ownWords).slice(0, MAX_SAID_LENGTH) || null,
  };
}
