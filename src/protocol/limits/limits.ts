import { RANDOM_STRING_LENGTH } from "./calls.js";
import { OTP_LENGTH } from "./forms.js";

// Bundlers include whole modules, so the limits that small pages need are in separate files.
export {
  API_PATH,
  CLIENT_VERSION,
  CROCKFORD_ALPHABET,
  RANDOM_STRING_LENGTH,
  REQUIRED_TOKEN_LIFE_MILLIS,
} from "./calls.js";
export {
  OTP_LENGTH,
  PASSWORD_LENGTH,
  RECOVERY_CODE_LENGTH,
  RESEND_WAIT_SECONDS,
  TOTP_DIGITS,
} from "./forms.js";
export { DEFAULT_HANDLER_PATH } from "./handler.js";
export { REDIRECT_WAIT_MILLIS } from "./pages.js";
export { COOKIE_CHECK_MILLIS, MAX_TIMER_MILLIS } from "./timers.js";

/** The service of an app that names none. */
export const DEFAULT_API_URL = "https://api.stack-auth.com";
/** An alias of {@link API_PATH}. */
export const API_PATH_LATEST = "/api/latest";

/** Path of the service's health page, outside the API. */
export const HEALTH_PATH = "/health";

// Cookies
export const REFRESH_COOKIE_MAX_AGE_SECONDS = 31_536_000;
export const ACCESS_COOKIE_MAX_AGE_SECONDS = 86_400;
export const OAUTH_COOKIE_MAX_AGE_SECONDS = 3600;
/** Maximum concurrent verifier cookies of OAuth flows; the oldest is removed first. */
export const MAX_OAUTH_COOKIES = 5;

// Tokens
export const ACCESS_TOKEN_LIFE_SECONDS = 600;
/** The kit rejects access tokens with a longer lifetime, whatever the service's setting. */
export const MAX_ACCESS_TOKEN_LIFE_MILLIS = 24 * 60 * 60 * 1000;
export const ACCESS_TOKEN_ISSUER = "https://access-token.jwt-signature.stack-auth.com";
export const ACCESS_TOKEN_BRANCH = "main";
export const ACCESS_TOKEN_ALGORITHM = "ES256";
export const KEY_ID_LENGTH = 12;
export const SESSION_LIFE_MILLIS = 31_536_000_000;
export const MAX_SESSION_LIFE_MILLIS = 31_708_800_000;
/** Maximum verified tokens in an app's memo. */
export const MAX_VERIFIED_TOKENS = 1000;
/** Leeway after a token's expiry, for clock differences. */
export const CLOCK_TOLERANCE_SECONDS = 5;
/**
 * Smaller clock offsets of a device are ignored: they cannot be told apart from a slow response.
 */
export const CLOCK_SKEW_NOTICED_MILLIS = 15_000;
/** Older public keys of a project are refreshed in the background. */
export const KEYS_FRESH_MILLIS = 10 * 60 * 1000;
/** Older public keys are not used; callers wait for new ones. */
export const KEYS_KEPT_MILLIS = 60 * 60 * 1000;
/** Minimum interval between fetches of the public keys because of an unknown key id. */
export const KEYS_ASKED_AGAIN_MILLIS = 30_000;

/** Older public settings of a project are refreshed in the background while the page uses them. */
export const PROJECT_FRESH_MILLIS = 60_000;
/** Older public settings are not used; callers wait for new ones. */
export const PROJECT_KEPT_MILLIS = 10 * 60 * 1000;

// Transport
export const NETWORK_ATTEMPTS = 5;
export const RETRY_BASE_MILLIS = 1000;
/** Timeout of a call during a render, all attempts included. */
export const MAX_RENDER_WAIT_MILLIS = 10_000;
/** How long a render retries an unreachable service before it reports the failure. */
export const MAX_RENDER_RETRY_MILLIS = 3000;
/** Timeout of any other call, all attempts included. */
export const ANSWER_TIMEOUT_MILLIS = 30_000;
/** The range that an app may configure instead. */
export const REQUEST_TIMEOUT_MILLIS = { least: 100, most: 300_000 } as const;
/** Timeout for each address while the kit looks for the cause of a network error. */
export const DIAGNOSIS_TIMEOUT_MILLIS = 3000;
/** Maximum characters of an unexpected response quoted in an error. */
export const MAX_ERROR_TEXT_LENGTH = 300;

/** How long the proxy waits for the service before it leaves the decision to the page. */
export const MAX_PROXY_WAIT_MILLIS = 3000;

// Cache
export const CACHE_THROTTLE_MILLIS = 300;
/** How long a cached value outlives its last subscriber. */
export const CACHE_KEPT_MILLIS = 5000;

// Pages

// Codes and random strings
/** Maximum characters of a typed code, spaces included. */
export const MAX_TYPED_CODE_LENGTH = 40;
/** Characters that the sender of a one-time code keeps; the mailed ones complete it. */
export const NONCE_LENGTH = RANDOM_STRING_LENGTH - OTP_LENGTH;
export const MAX_CODE_ATTEMPTS = 20;
/** The same for a one-time code of six digits, which has only a million values. */
export const MAX_DIGIT_CODE_ATTEMPTS = 5;
export const MFA_ATTEMPT_LIFE_MILLIS = 5 * 60 * 1000;
export const PASSKEY_CHALLENGE_LIFE_MILLIS = 65_000;
export const PASSKEY_TIMEOUT_MILLIS = 60_000;
/** Placeholder for the page's host name; the kit replaces it before the WebAuthn request. */
export const PASSKEY_RP_ID_PLACEHOLDER = "THIS_VALUE_WILL_BE_REPLACED.example.com";
export const PASSKEY_ALGORITHMS = [-8, -7, -257] as const;
/** Bytes of a WebAuthn user id. */
export const WEBAUTHN_USER_ID_BYTES = { least: 1, most: 64 } as const;
export const CLI_LOGIN_LIFE_MILLIS = 7_200_000;
export const MAX_CLI_LOGIN_LIFE_MILLIS = 86_400_000;

// TOTP
export const TOTP_PERIOD_SECONDS = 30;
export const TOTP_SECRET_BYTES = 20;
/** RFC 4226 requires at least 128 bits. */
export const TOTP_SECRET_BYTES_ALLOWED = { least: 16, most: 64 } as const;
/**
 * During set-up, codes of this many earlier or later steps are accepted too: the step may just have
 * changed, or the device's clock may be slightly off.
 */
export const TOTP_SET_UP_STEPS = 1;
/** Recovery codes of a user. New ones replace the rest. */
export const RECOVERY_CODE_COUNT = 10;
/** Sessions younger than this may change how their account is protected. */
export const STEP_UP_FRESH_MILLIS = 10 * 60 * 1000;

// OAuth
/** Lifetime of a ticket to connect a provider account. */
export const OAUTH_LINK_TICKET_LIFE_MILLIS = 60 * 1000;
export const OAUTH_OUTER_LIFE_MILLIS = 10 * 60 * 1000;
export const AUTHORIZATION_CODE_LIFE_MILLIS = 5 * 60 * 1000;
export const OAUTH_SCOPE = "legacy";
/** A stored provider token is returned only if its remaining lifetime is longer. */
export const PROVIDER_TOKEN_LIFE_MILLIS = 5 * 60 * 1000;

// Fields
/** Maximum characters of names of people, teams and projects. */
export const MAX_NAME_LENGTH = 200;
/** Maximum characters of any text without a lower limit. */
export const MAX_TEXT_LENGTH = 4096;
export const MAX_URL_LENGTH = 8192;
export const MAX_EMAIL_LENGTH = 254;
/** Maximum bytes of one metadata field, as JSON in UTF-8. */
export const MAX_METADATA_BYTES = 65_536;
/** Maximum bytes of a mail template's content, which may embed a small picture. */
export const MAX_TEMPLATE_BYTES = 262_144;
/** Maximum bytes of a browser's WebAuthn response. */
export const MAX_WEBAUTHN_BYTES = 16_384;
/** Maximum bytes of a request body, unless its fields need more: pictures, metadata, templates. */
export const MAX_BODY_BYTES = 65_536;
/** Maximum items of any array in a body. */
export const MAX_ITEMS = 100;
export const MAX_IMAGE_URL_LENGTH = 1_000_000;
/** Edge lengths in pixels tried for a picture: the first that is small enough is used. */
export const PICTURE_EDGES = [256, 192, 128] as const;
/** Maximum characters of external ids, which are indexed. */
export const MAX_ACCOUNT_ID_LENGTH = 255;
export const MAX_PERMISSION_ID_LENGTH = 255;
export const MAX_MAIL_PASSWORD_LENGTH = 70;
export const MAX_BCRYPT_COST = 14;

// Mail
export const TEST_MAIL_TIMEOUT_MILLIS = 10_000;
/** Length of a request id. */
export const REQUEST_ID_LENGTH = 16;
export const METRICS_DAYS = 31;
export const SENT_MAILS_LISTED = 100;
