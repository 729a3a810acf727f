import { VERSION } from "./version.js";

/** Value of the client version header. */
export const CLIENT_VERSION = `js @stackkit/next@${VERSION}`;

export const DEFAULT_API_URL = "https://api.stack-auth.com";
/** Path of the API under the service's address. */
export const API_PATH = "/api/v1";
/** A second name of {@link API_PATH}. */
export const API_PATH_LATEST = "/api/latest";

/** Path of the service's health page, beside the API. */
export const HEALTH_PATH = "/health";

// Cookies
export const REFRESH_COOKIE_MAX_AGE_SECONDS = 31_536_000;
export const ACCESS_COOKIE_MAX_AGE_SECONDS = 86_400;
export const OAUTH_COOKIE_MAX_AGE_SECONDS = 3600;
/** How long a reader's choice of language and appearance is kept. */
export const PREFERENCE_COOKIE_MAX_AGE_SECONDS = 31_536_000;
/** How often a browser looks for changed cookies where it cannot be told of them. */
export const COOKIE_CHECK_MILLIS = 100;
/** Verifier cookies of OAuth flows that may stand at once; the oldest goes first. */
export const OAUTH_COOKIES_AT_MOST = 5;

// Tokens
/** The life that an access token must have left to be used. */
export const REQUIRED_TOKEN_LIFE_MILLIS = 20_000;
/** Asking for a token with this much life or more is a mistake: no token may ever have it. */
export const TOKEN_LIFE_ASKED_BELOW_MILLIS = 60_000;
export const ACCESS_TOKEN_LIFE_SECONDS = 600;
export const ACCESS_TOKEN_ISSUER = "https://access-token.jwt-signature.stack-auth.com";
export const ACCESS_TOKEN_BRANCH = "main";
export const ACCESS_TOKEN_ALGORITHM = "ES256";
export const KEY_ID_LENGTH = 12;
export const SESSION_LIFE_MILLIS = 31_536_000_000;
export const SESSION_LIFE_AT_MOST_MILLIS = 31_708_800_000;
/** Results of verified tokens that one app remembers at most. */
export const VERIFIED_TOKENS_AT_MOST = 1000;
/** A token is still taken this long past its end, since clocks differ. */
export const CLOCK_TOLERANCE_SECONDS = 5;
/** A device's clock that is off by less than this is left uncorrected: it cannot be told from a slow answer. */
export const CLOCK_SKEW_NOTICED_MILLIS = 15_000;
/** A project's public keys older than this are fetched again in the background. */
export const KEYS_FRESH_MILLIS = 10 * 60 * 1000;
/** Public keys older than this are waited for. */
export const KEYS_KEPT_MILLIS = 60 * 60 * 1000;
/** How often a token with an unknown key id may make the kit fetch the public keys. */
export const KEYS_ASKED_AGAIN_MILLIS = 30_000;

// Transport
export const NETWORK_ATTEMPTS = 5;
export const RETRY_BASE_MILLIS = 1000;
/** The longest a timer may wait; a longer one would fire at once. */
export const TIMER_AT_MOST_MILLIS = 2_147_483_647;
/** How long a 429 is waited out while a page is being rendered. */
export const RENDER_WAIT_AT_MOST_MILLIS = 10_000;
/** How long a page may be held up by attempts to reach a service that does not answer; then it says so. */
export const RENDER_RETRY_AT_MOST_MILLIS = 3000;
/** How long an attempt may wait for the service's answer. */
export const ANSWER_TIMEOUT_MILLIS = 30_000;
/** How long each address is given to answer while the kit looks for the cause of a network error. */
export const DIAGNOSIS_TIMEOUT_MILLIS = 3000;
/** Characters of an unexpected answer that an error quotes. */
export const ERROR_TEXT_LENGTH_AT_MOST = 300;

/** How long the proxy keeps a person waiting for the service before it lets the page decide. */
export const PROXY_WAIT_AT_MOST_MILLIS = 3000;

// Cache
export const CACHE_THROTTLE_MILLIS = 300;
/** How long a cached value outlives its last subscriber. */
export const CACHE_KEPT_MILLIS = 5000;

// Pages
/** How long a redirect may take before the call that started it returns. */
export const REDIRECT_WAIT_MILLIS = 2000;
/** How long a person waits before they may ask for another code. */
export const RESEND_WAIT_SECONDS = 30;
/** How old a passkey challenge may be when a person turns to the field that offers passkeys; an older one is made anew. */
export const PASSKEY_AUTOFILL_FRESH_MILLIS = 45_000;
export const DEFAULT_HANDLER_PATH = "/handler";

// Codes and random strings
/** Characters of codes, refresh tokens and the tails of keys: 224 random bits in Crockford's base 32. */
export const RANDOM_STRING_LENGTH = 45;
export const CROCKFORD_ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
/** The part of a one-time code that a person types. */
export const OTP_LENGTH = 6;
export const NONCE_LENGTH = RANDOM_STRING_LENGTH - OTP_LENGTH;
export const CODE_ATTEMPTS_AT_MOST = 20;
export const MAILED_CODE_LIFE_MILLIS = 7 * 24 * 60 * 60 * 1000;
export const MFA_ATTEMPT_LIFE_MILLIS = 5 * 60 * 1000;
export const PASSKEY_CHALLENGE_LIFE_MILLIS = 65_000;
export const PASSKEY_TIMEOUT_MILLIS = 60_000;
/** Stands where the page's own host name belongs; the kit replaces it before the ceremony. */
export const PASSKEY_RP_ID_PLACEHOLDER = "THIS_VALUE_WILL_BE_REPLACED.example.com";
export const PASSKEY_ALGORITHMS = [-8, -7, -257] as const;
/** Bytes of a WebAuthn user id. */
export const WEBAUTHN_USER_ID_BYTES = { least: 1, most: 64 } as const;
export const CLI_LOGIN_LIFE_MILLIS = 7_200_000;
export const CLI_LOGIN_LIFE_AT_MOST_MILLIS = 86_400_000;

// TOTP
export const TOTP_PERIOD_SECONDS = 30;
export const TOTP_DIGITS = 6;
export const TOTP_SECRET_BYTES = 20;
/** While it is set up, a code of this many steps earlier or later is taken too: it was typed around a turn, or the device's clock is a little off. */
export const TOTP_SET_UP_STEPS = 1;
/** A session that was started less than this ago counts as one more sign-in, where there is no other way to ask for one. */
export const STEP_UP_FRESH_MILLIS = 10 * 60 * 1000;

// OAuth
export const OAUTH_OUTER_LIFE_MILLIS = 10 * 60 * 1000;
export const AUTHORIZATION_CODE_LIFE_MILLIS = 5 * 60 * 1000;
export const OAUTH_SCOPE = "legacy";
/** A stored provider token is handed out only while it has more life than this. */
export const PROVIDER_TOKEN_LIFE_MILLIS = 5 * 60 * 1000;

// Fields
export const PASSWORD_LENGTH = { least: 8, most: 70 } as const;
export const IMAGE_URL_LENGTH_AT_MOST = 1_000_000;
/** Edges in pixels that a picture is cut to: the first at which it is short enough. */
export const PICTURE_EDGES = [256, 192, 128] as const;
/** Ids that others give, and that indexes hold. */
export const ACCOUNT_ID_LENGTH_AT_MOST = 255;
export const PERMISSION_ID_LENGTH_AT_MOST = 255;
export const MAIL_PASSWORD_LENGTH_AT_MOST = 70;
export const BCRYPT_COST_AT_MOST = 16;

// Mail
export const MAIL_ATTEMPTS = 3;
export const MAIL_RETRY_BASE_MILLIS = 2000;
export const TEST_MAIL_TIMEOUT_MILLIS = 10_000;
/** Length of a request id. */
export const REQUEST_ID_LENGTH = 16;
export const METRICS_DAYS = 31;
export const SENT_MAILS_LISTED = 100;
