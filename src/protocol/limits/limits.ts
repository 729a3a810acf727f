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
  isMailedAttempt,
  MAILED_ATTEMPT,
  NEW_DEVICE_ATTEMPT,
  OTP_LENGTH,
  PASSWORD_LENGTH,
  RECOVERY_CODE_LENGTH,
  TOTP_DIGITS,
} from "./forms.js";
export { DEFAULT_HANDLER_PATH } from "./handler.js";
export { REDIRECT_WAIT_MILLIS } from "./pages.js";
export { MAX_TIMER_MILLIS } from "./timers.js";

/** The service of an app that names none. */
export const DEFAULT_API_URL = "https://api.stack-auth.com";

/** Path of the service's health page, outside the API. */
export const HEALTH_PATH = "/health";

// Cookies
/** Lifetime of the refresh token's cookie: a year. */
export const REFRESH_COOKIE_MAX_AGE_SECONDS = 31_536_000;
/** Lifetime of the access token's cookie: a day. The token in it ends earlier. */
export const ACCESS_COOKIE_MAX_AGE_SECONDS = 86_400;

// Tokens
/** Lifetime of an access token. */
export const ACCESS_TOKEN_LIFE_SECONDS = 600;
/** The `iss` claim of access tokens, before the project's id. */
export const ACCESS_TOKEN_ISSUER = "https://access-token.jwt-signature.stack-auth.com";
/** The only accepted signature of access tokens. */
export const ACCESS_TOKEN_ALGORITHM = "ES256";
/** Characters of a signing key's id. */
export const KEY_ID_LENGTH = 12;
/** Lifetime of a session without another expiry: a year. */
export const SESSION_LIFE_MILLIS = 31_536_000_000;
/** How long a browser stays known to an account after its last sign-in: 180 days. */
export const DEVICE_TOKEN_LIFE_MILLIS = 15_552_000_000;
/** Maximum verified tokens in an app's memo. */
export const MAX_VERIFIED_TOKENS = 1000;
/**
 * Smaller clock offsets of a device are ignored: they cannot be told apart from a slow response.
 */
export const CLOCK_SKEW_NOTICED_MILLIS = 15_000;

// Transport
/** Timeout of a call that someone waits for: of a page or its render, all attempts included. */
export const MAX_PAGE_WAIT_MILLIS = 10_000;
/** The range that an app may configure instead. */
export const REQUEST_TIMEOUT_MILLIS = { least: 100, most: 300_000 } as const;

// Codes and random strings
/** Maximum characters of a typed code, spaces included. */
export const MAX_TYPED_CODE_LENGTH = 40;
/** Characters that the sender of a one-time code keeps; the mailed ones complete it. */
export const NONCE_LENGTH = RANDOM_STRING_LENGTH - OTP_LENGTH;
/** How long the service accepts the answer to a passkey challenge. */
export const PASSKEY_CHALLENGE_LIFE_MILLIS = 65_000;
/** How long the browser waits for a passkey. */
export const PASSKEY_TIMEOUT_MILLIS = 60_000;
/** Placeholder for the page's host name; the kit replaces it before the WebAuthn request. */
export const PASSKEY_RP_ID_PLACEHOLDER = "THIS_VALUE_WILL_BE_REPLACED.example.com";

// TOTP
/** How long an authenticator app shows a code. */
export const TOTP_PERIOD_SECONDS = 30;
/** Bytes of an authenticator app's secret. */
export const TOTP_SECRET_BYTES = 20;
/** Sessions younger than this may change how their account is protected. */
export const STEP_UP_FRESH_MILLIS = 10 * 60 * 1000;

// OAuth
/** How long a visit to a provider may take. */
export const OAUTH_OUTER_LIFE_MILLIS = 10 * 60 * 1000;
/** The scope of the service's own tokens, which the wire protocol requires. */
export const OAUTH_SCOPE = "legacy";

// Fields
/** Maximum characters of names of people, teams and projects. */
export const MAX_NAME_LENGTH = 200;
/** Maximum characters of an address (RFC 5321). */
export const MAX_EMAIL_LENGTH = 254;
/** Maximum bytes of a request body, unless its fields need more: pictures, metadata, templates. */
export const MAX_BODY_BYTES = 65_536;
/** Maximum characters of a picture's URL. An uploaded picture is a `data:` URL. */
export const MAX_IMAGE_URL_LENGTH = 1_000_000;
/** Maximum characters of a scope of an API key. */
export const MAX_SCOPE_LENGTH = 100;
/** Maximum characters of a permission's id. */
export const MAX_PERMISSION_ID_LENGTH = 255;
/** Maximum characters of a domain, by RFC 1035. */
export const MAX_DOMAIN_LENGTH = 253;
/** Maximum characters of a mail server's password. */
export const MAX_MAIL_PASSWORD_LENGTH = 70;

// Mail
