import { RANDOM_STRING_LENGTH } from "./calls.js";
import { OTP_LENGTH } from "./forms.js";

// Bundlers take a module whole: what pages need that load little else of the kit stands in files of its own.
export {
  API_PATH,
  CLIENT_VERSION,
  CROCKFORD_ALPHABET,
  RANDOM_STRING_LENGTH,
  REQUIRED_TOKEN_LIFE_MILLIS,
} from "./calls.js";
export { OTP_LENGTH, PASSWORD_LENGTH, RESEND_WAIT_SECONDS, TOTP_DIGITS } from "./forms.js";
export { DEFAULT_HANDLER_PATH } from "./handler.js";
export { REDIRECT_WAIT_MILLIS } from "./pages.js";
export { COOKIE_CHECK_MILLIS, TIMER_AT_MOST_MILLIS } from "./timers.js";

export const DEFAULT_API_URL = "https://api.stack-auth.com";
/** A second name of {@link API_PATH}. */
export const API_PATH_LATEST = "/api/latest";

/** Path of the service's health page, beside the API. */
export const HEALTH_PATH = "/health";

// Cookies
export const REFRESH_COOKIE_MAX_AGE_SECONDS = 31_536_000;
export const ACCESS_COOKIE_MAX_AGE_SECONDS = 86_400;
export const OAUTH_COOKIE_MAX_AGE_SECONDS = 3600;
/** Verifier cookies of OAuth flows that may stand at once; the oldest goes first. */
export const OAUTH_COOKIES_AT_MOST = 5;

// Tokens
export const ACCESS_TOKEN_LIFE_SECONDS = 600;
/** The kit believes no access token that lives longer, whatever its service is set to. */
export const ACCESS_TOKEN_LIFE_AT_MOST_MILLIS = 24 * 60 * 60 * 1000;
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

/** The project's public settings that are older than this are asked for again, behind the page that is shown with them. */
export const PROJECT_FRESH_MILLIS = 60_000;
/** Public settings older than this are waited for. */
export const PROJECT_KEPT_MILLIS = 10 * 60 * 1000;

// Transport
export const NETWORK_ATTEMPTS = 5;
export const RETRY_BASE_MILLIS = 1000;
/** How long a call may take while a page is being rendered, all attempts included. */
export const RENDER_WAIT_AT_MOST_MILLIS = 10_000;
/** How long a page may be held up by attempts to reach a service that does not answer; then it says so. */
export const RENDER_RETRY_AT_MOST_MILLIS = 3000;
/** How long any other call may take, all attempts included. */
export const ANSWER_TIMEOUT_MILLIS = 30_000;
/** What an app may set in their place. */
export const REQUEST_TIMEOUT_MILLIS = { least: 100, most: 300_000 } as const;
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

// Codes and random strings
/** Characters of a code as people type it, spaces included. */
export const TYPED_CODE_LENGTH_AT_MOST = 40;
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
export const TOTP_SECRET_BYTES = 20;
/** RFC 4226 asks for 128 bits at least. */
export const TOTP_SECRET_BYTES_ALLOWED = { least: 16, most: 64 } as const;
/** While it is set up, a code of this many steps earlier or later is taken too: it was typed around a turn, or the device's clock is a little off. */
export const TOTP_SET_UP_STEPS = 1;
/** A session that was signed in to less than this ago may change how its account is protected. */
export const STEP_UP_FRESH_MILLIS = 10 * 60 * 1000;

// OAuth
/** How long after it was made a ticket may start to connect a provider account. */
export const OAUTH_LINK_TICKET_LIFE_MILLIS = 60 * 1000;
export const OAUTH_OUTER_LIFE_MILLIS = 10 * 60 * 1000;
export const AUTHORIZATION_CODE_LIFE_MILLIS = 5 * 60 * 1000;
export const OAUTH_SCOPE = "legacy";
/** A stored provider token is handed out only while it has more life than this. */
export const PROVIDER_TOKEN_LIFE_MILLIS = 5 * 60 * 1000;

// Fields
/** Characters of what people call themselves, their teams and their projects. */
export const NAME_LENGTH_AT_MOST = 200;
/** Characters of any other text that has no closer bound. */
export const TEXT_LENGTH_AT_MOST = 4096;
export const URL_LENGTH_AT_MOST = 8192;
export const EMAIL_LENGTH_AT_MOST = 254;
/** Bytes of one field of metadata, written as JSON in UTF-8. */
export const METADATA_BYTES_AT_MOST = 65_536;
/** Bytes of a mail template's content: it may hold a small picture. */
export const TEMPLATE_BYTES_AT_MOST = 262_144;
/** Bytes of what a browser's WebAuthn answers. */
export const WEBAUTHN_BYTES_AT_MOST = 16_384;
/** Bytes of a request's body, unless its fields need more: pictures, metadata, templates. */
export const BODY_BYTES_AT_MOST = 65_536;
/** Items of any array in a body. */
export const ITEMS_AT_MOST = 100;
export const IMAGE_URL_LENGTH_AT_MOST = 1_000_000;
/** Edges in pixels that a picture is cut to: the first at which it is short enough. */
export const PICTURE_EDGES = [256, 192, 128] as const;
/** Ids that others give, and that indexes hold. */
export const ACCOUNT_ID_LENGTH_AT_MOST = 255;
export const PERMISSION_ID_LENGTH_AT_MOST = 255;
export const MAIL_PASSWORD_LENGTH_AT_MOST = 70;
export const BCRYPT_COST_AT_MOST = 16;

// Mail
export const TEST_MAIL_TIMEOUT_MILLIS = 10_000;
/** Length of a request id. */
export const REQUEST_ID_LENGTH = 16;
export const METRICS_DAYS = 31;
export const SENT_MAILS_LISTED = 100;
