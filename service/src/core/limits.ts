/** Limits of the service. Those that the kit shares are in the protocol. */

/** Password accounts that may claim the same unverified address. */
export const MAX_CLAIMS_PER_ADDRESS = 3;

/** Attempts of a sign-up that races another with the same address. */
export const SIGN_UP_ATTEMPTS = 10;
/** Time limits for the headers and the whole request of a connection. */
export const HEADERS_TIMEOUT_MILLIS = 10_000;
export const REQUEST_TIMEOUT_MILLIS = 30_000;
/** PostgreSQL connections of a process, if the configuration does not say. */
export const DATABASE_CONNECTIONS = 10;
/** How often those time limits are checked. */
export const CONNECTIONS_CHECKED_EVERY_MILLIS = 2000;
/** Load balancers reuse idle connections for 60 to 75 s, so the service must keep them longer. */
export const KEEP_ALIVE_TIMEOUT_MILLIS = 80_000;
/** How long requests in flight may take when the service stops. */
export const STOP_REQUESTS_MILLIS = 4000;
/** How long a stopping process may take before it is killed. */
export const STOP_MILLIS = 9000;
/** How long due work is attempted after a request, where nothing runs between requests. */
export const DRAIN_MILLIS = 20_000;
/** How long background work may take when the service stops. */
export const STOP_WORK_MILLIS = 3000;
/** Bytes of all bodies in flight, and the share of one network. */
export const BODIES_IN_FLIGHT_BYTES = 64 * 1024 * 1024;
export const BODIES_OF_NETWORK_BYTES = BODIES_IN_FLIGHT_BYTES / 4;
/**
 * Argon2id with 64 MiB and two passes: libsodium's interactive parameters
 * (docs/decisions/010-password-hash-cost.md).
 */
export const PASSWORD_HASH_COST = { memoryKib: 65_536, passes: 2 } as const;
/** The smallest cost is Argon2id's own for one lane; the largest takes seconds. */
export const PASSWORD_HASH_COST_BOUNDS = {
  memoryKib: { min: 8, max: 1_048_576 },
  passes: { min: 1, max: 16 },
} as const;
/** How long a password may wait for hashing before clients give up. */
export const HASHES_WAIT_MILLIS = 3000;
/** Estimated duration of a hash until the first is measured. */
export const HASH_EXPECTED_MILLIS = 100;
/** Retry-After, in seconds. */
export const BUSY_RETRY_SECONDS = 5;
/** Characters of a path parameter. */
export const MAX_PARAM_LENGTH = 255;

/** Pixels that a browser's picture may have, as a square: as much as a phone's photo. */
export const MAX_PICTURE_EDGE = 4096;

/** Rows per read. Smaller for rows with pictures and metadata. */
export const BATCH_OF_ROWS = 1000;
export const BATCH_OF_WIDE_ROWS = 50;

/** Teams that a user may create or join; servers may add more. */
export const MAX_TEAMS_PER_USER = 200;
export const MAX_CHANNELS_PER_USER = 100;
/** Sessions of a user. A further one replaces the least recently used. */
export const MAX_SESSIONS_PER_USER = 200;
export const MAX_OPEN_INVITATIONS_PER_TEAM = 500;
/** Of the invitations to one user, the newest are listed; the links of all work. */
export const MAX_RECEIVED_INVITATIONS = 50;
export const MAX_KEYS_PER_PROJECT = 10_000;
export const MAX_DEFINITIONS_PER_PROJECT = 500;
export const MAX_PROJECTS_PER_OWNER = 200;
/** PostgreSQL time limits in milliseconds: replaces a hung connection within ten seconds. */
export const DATABASE_LIMITS = { connect: 3000, wait: 5000, answer: 6000 } as const;
/** How long `/health?db` waits for the database. */
export const HEALTH_TIMEOUT_MILLIS = 3000;

/** Time limit of a provider's response. */
export const PROVIDER_TIMEOUT_MILLIS = 10_000;
/** Assumed lifetime of a provider's access token without `expires_in`. */
export const PROVIDER_TOKEN_LIFE_UNKNOWN_MILLIS = 60 * 60 * 1000;
/** Attempts of a sign-in that races another. */
export const SIGN_IN_ATTEMPTS = 3;
/** Characters of a provider's error code that a response quotes. */
export const MAX_PROVIDER_ERROR_LENGTH = 60;

/** Bytes of a response that the service reads. */
export const MAX_OUTGOING_BODY_BYTES = 1024 * 1024;

/** Time limit of a webhook endpoint's response. */
export const WEBHOOK_TIMEOUT_MILLIS = 15_000;
/** Wait before the first retry; doubles with each. */
export const WEBHOOK_RETRY_BASE_MILLIS = 5000;
export const MAX_WEBHOOK_RETRY_WAIT_MILLIS = 6 * 60 * 60 * 1000;
/** Age at which an undelivered event is dropped. */
export const WEBHOOK_GIVEN_UP_AFTER_MILLIS = 5 * 24 * 60 * 60 * 1000;
/** How long an instance owns a delivery that it attempts. */
export const WEBHOOK_CLAIM_MILLIS = 60_000;
/** How often to poll for due deliveries. */
export const WEBHOOK_POLL_MILLIS = 1000;
/** Lifetime of a token for the webhooks page. */
export const WEBHOOK_PORTAL_LIFE_MILLIS = 60 * 60 * 1000;
/** Events shown on the webhooks page. */
export const WEBHOOKS_LISTED = 100;
/** Characters stored of an endpoint's failure. */
export const MAX_WEBHOOK_PROBLEM_LENGTH = 300;

/** Concurrent attempts per process: to one receiver, and to all of a kind. */
export const LANE_AT_ONCE = 4;
export const LANES_AT_ONCE = 32;
/** Share of these for receivers that are slow, failing or new. */
export const LANES_UNPROVEN_AT_ONCE = LANES_AT_ONCE / 2;
/** A slower receiver counts as slow. */
export const LANE_SLOW_MILLIS = 3000;

/** Time limits of a mail server, per step and in total. */
export const MAIL_TIMEOUT_MILLIS = 10_000;
export const MAIL_TOTAL_TIMEOUT_MILLIS = 60_000;
const MINUTE_MILLIS = 60_000;
const HOUR_MILLIS = 60 * MINUTE_MILLIS;
/** Waits between attempts to send a mail; the last one repeats. */
export const MAIL_RETRY_WAITS_MILLIS = [
  MINUTE_MILLIS / 2,
  2 * MINUTE_MILLIS,
  10 * MINUTE_MILLIS,
  30 * MINUTE_MILLIS,
  HOUR_MILLIS,
  2 * HOUR_MILLIS,
  4 * HOUR_MILLIS,
] as const;
/** Notices are dropped after this time. */
export const NOTICE_LIFE_MILLIS = 72 * HOUR_MILLIS;
/** How often to poll for mails of other instances. */
export const OUTBOX_ROUND_MILLIS = 30_000;
/**
 * Delay of a second look for mails queued in a transaction, which are visible only after commit.
 */
export const OUTBOX_LOOK_AGAIN_MILLIS = 1000;
/** How long an instance owns a mail that it sends before others take over. */
export const OUTBOX_CLAIM_MILLIS = 120_000;
/** Notices of one kind per address and window. */
export const MAX_NOTICES_PER_KIND = 8;
export const NOTICE_WINDOW_MILLIS = 15 * 60 * 1000;
/** Characters of a user's, team's or project's name in a mail. */
export const MAX_NAME_IN_MAIL_LENGTH = 100;
/** Characters of an uploaded picture, as a `data:` URL, that travels with a mail. */
export const MAX_PICTURE_IN_MAIL_LENGTH = 200_000;
/** Characters of a subject or sender name. */
export const MAX_HEADER_TEXT_LENGTH = 200;
/** Mails shown in the mailbox. */
export const MAILBOX_LISTED = 200;
