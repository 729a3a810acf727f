import { HEADERS } from "./headers.js";

type HeaderName = `${typeof PREFIX}${string}`;

/** Clients published since June 2026 use the second prefix. The service accepts and sends both. */
const PREFIX = "x-stack-";
const OTHER_PREFIX = "x-hexclave-";

/** A header's name in the other vocabulary. */
const otherNameOf = (name: HeaderName): string => OTHER_PREFIX + name.slice(PREFIX.length);

/** The headers of the wire protocol by name, each with its name in the other vocabulary. */
export const OTHER_HEADER_NAMES = Object.fromEntries(
  Object.values(HEADERS).map((name) => [name, otherNameOf(name)]),
) as Readonly<Record<(typeof HEADERS)[keyof typeof HEADERS], string>>;

const inBothVocabularies = (names: readonly HeaderName[]): string[] =>
  names.flatMap((name) => [name, otherNameOf(name)]);

/** The headers that a browser may send to the service from another origin. */
export const ALLOWED_REQUEST_HEADERS: readonly string[] = [
  "content-type",
  "authorization",
  ...inBothVocabularies([
    HEADERS.projectId,
    HEADERS.overrideErrorStatus,
    HEADERS.randomNonce,
    HEADERS.clientVersion,
    "x-stack-disable-artificial-development-delay",
    "x-stack-allow-anonymous-user",
    HEADERS.accessType,
    HEADERS.publishableClientKey,
    HEADERS.secretServerKey,
    HEADERS.superSecretAdminKey,
    HEADERS.adminAccessToken,
    HEADERS.refreshToken,
    HEADERS.accessToken,
    HEADERS.deviceToken,
  ]),
  "baggage",
  "sentry-trace",
  "x-vercel-protection-bypass",
  "ngrok-skip-browser-warning",
];

/**
 * The response headers that a browser may read from another origin. The hosted service does not
 * expose the request id and `Retry-After`, so its failures have no request id in browsers.
 */
export const EXPOSED_RESPONSE_HEADERS: readonly string[] = [
  "content-type",
  ...inBothVocabularies([
    HEADERS.actualStatus,
    HEADERS.knownError,
    HEADERS.requestId,
    HEADERS.deviceToken,
  ]),
  "retry-after",
];
