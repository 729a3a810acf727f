/** Limits of the service alone. Those that the kit shares stand in the protocol. */

/** Accounts that may sign in by their passwords to one address that none of them has proved. */
export const CLAIMS_OF_ADDRESS_AT_MOST = 3;

/** Tries of a sign-up that met another one with the same address. */
export const SIGN_UP_ATTEMPTS = 10;
/** How long a connection has to send its headers, and then its body as well. */
export const HEADERS_TIMEOUT_MILLIS = 10_000;
export const REQUEST_TIMEOUT_MILLIS = 30_000;
/** How often connections are looked at for that. */
export const CONNECTIONS_CHECKED_EVERY_MILLIS = 2000;
/** Balancers keep idle connections for 60 to 75 s; one that the service closes first fails a request. */
export const KEEP_ALIVE_TIMEOUT_MILLIS = 80_000;
/** How long requests under way may take when the service stops. */
export const STOP_REQUESTS_MILLIS = 4000;
/** After this a process that is stopping is ended, whatever it still does. */
export const STOP_MILLIS = 9000;
/** How long background work may take to finish when the service stops. */
export const STOP_WORK_MILLIS = 3000;
/** Bytes of all bodies that are read or worked on at once, and the share of one network. */
export const BODIES_IN_FLIGHT_BYTES = 64 * 1024 * 1024;
export const BODIES_OF_NETWORK_BYTES = BODIES_IN_FLIGHT_BYTES / 4;
/** How long a password may wait to be hashed: later, its sender is gone. */
export const HASHES_WAIT_MILLIS = 3000;
/** How long a hash takes, until the first ones were measured. */
export const HASH_EXPECTED_MILLIS = 100;
/** Retry-After of a service that is too busy, in seconds. */
export const BUSY_RETRY_SECONDS = 5;
/** Characters of a parameter in a path. */
export const PARAM_LENGTH_AT_MOST = 255;

/** Rows that a list reads at once. Small for rows that may hold pictures and metadata. */
export const BATCH_OF_ROWS = 1000;
export const BATCH_OF_WIDE_ROWS = 50;

/** Teams that a user may make or join by an own action; servers may add them to more. */
export const TEAMS_OF_USER_AT_MOST = 200;
export const CHANNELS_OF_USER_AT_MOST = 100;
/** Sessions of a user. One more ends the one that was used the longest ago. */
export const SESSIONS_OF_USER_AT_MOST = 200;
export const OPEN_INVITATIONS_OF_TEAM_AT_MOST = 500;
export const KEYS_OF_PROJECT_AT_MOST = 10_000;
export const DEFINITIONS_OF_PROJECT_AT_MOST = 500;
export const PROJECTS_OF_OWNER_AT_MOST = 200;
/** PostgreSQL, in milliseconds: a hung connection is found and replaced within ten seconds. */
export const DATABASE_LIMITS = { connect: 3000, wait: 5000, answer: 6000 } as const;
/** How long `/health?db` waits for the database. */
export const HEALTH_TIMEOUT_MILLIS = 3000;

/** How long a provider is given for one answer. */
export const PROVIDER_TIMEOUT_MILLIS = 10_000;
/** The life of a provider's access token that does not say its own. */
export const PROVIDER_TOKEN_LIFE_UNKNOWN_MILLIS = 60 * 60 * 1000;
/** Tries of a sign-in that met another one at the same time. */
export const SIGN_IN_ATTEMPTS = 3;
/** Characters of a provider's own error code that an answer quotes. */
export const PROVIDER_ERROR_LENGTH_AT_MOST = 60;

/** Bytes of any answer that the service reads from elsewhere. */
export const OUTGOING_BODY_BYTES_AT_MOST = 1024 * 1024;

/** How long a webhook's endpoint is given for its answer. */
export const WEBHOOK_TIMEOUT_MILLIS = 15_000;
/** The wait before the second try; it doubles from try to try. */
export const WEBHOOK_RETRY_BASE_MILLIS = 5000;
export const WEBHOOK_RETRY_WAIT_AT_MOST_MILLIS = 6 * 60 * 60 * 1000;
/** An event that could not be delivered for so long is given up. */
export const WEBHOOK_GIVEN_UP_AFTER_MILLIS = 5 * 24 * 60 * 60 * 1000;
/** How long one instance holds a delivery that it is trying. */
export const WEBHOOK_CLAIM_MILLIS = 60_000;
/** How often the table is looked at for deliveries that are due. */
export const WEBHOOK_POLL_MILLIS = 1000;
/** How long a token for the page of webhooks is good for. */
export const WEBHOOK_PORTAL_LIFE_MILLIS = 60 * 60 * 1000;
/** Events that the page of webhooks lists. */
export const WEBHOOKS_LISTED = 100;
/** Characters of an endpoint's failure that are kept. */
export const WEBHOOK_PROBLEM_LENGTH_AT_MOST = 300;

/** Attempts at once of one process to reach one receiver, and all receivers of a kind. */
export const LANE_AT_ONCE = 4;
export const LANES_AT_ONCE = 32;
/** Of these, how many may go to receivers that were slow, failed or are new. */
export const LANES_UNPROVEN_AT_ONCE = LANES_AT_ONCE / 2;
/** A receiver that takes longer is slow. */
export const LANE_SLOW_MILLIS = 3000;

/** How long a mail server is given for each step, and for all of them. */
export const MAIL_TIMEOUT_MILLIS = 10_000;
export const MAIL_TOTAL_TIMEOUT_MILLIS = 60_000;
const MINUTE_MILLIS = 60_000;
const HOUR_MILLIS = 60 * MINUTE_MILLIS;
/** Waits between the attempts to send a mail; the last one repeats. */
export const MAIL_RETRY_WAITS_MILLIS = [
  MINUTE_MILLIS / 2,
  2 * MINUTE_MILLIS,
  10 * MINUTE_MILLIS,
  30 * MINUTE_MILLIS,
  HOUR_MILLIS,
  2 * HOUR_MILLIS,
  4 * HOUR_MILLIS,
] as const;
/** A notice that arrives later tells nothing new. */
export const NOTICE_LIFE_MILLIS = 72 * HOUR_MILLIS;
/** How often an instance looks for mails that another left behind. */
export const OUTBOX_ROUND_MILLIS = 30_000;
/** A mail that was queued in a transaction can be seen only after it: so long after it was told of, one more look is taken. */
export const OUTBOX_LOOK_AGAIN_MILLIS = 1000;
/** How long one instance holds a mail that it is sending; after that it is taken for dead. */
export const OUTBOX_CLAIM_MILLIS = 120_000;
/** Notices of one kind that an address is sent in a window. */
export const NOTICES_OF_A_KIND_AT_MOST = 8;
export const NOTICE_WINDOW_MILLIS = 15 * 60 * 1000;
/** Characters of a person's, a team's or a project's name in a mail. */
export const NAME_IN_MAIL_LENGTH_AT_MOST = 100;
/** Characters of a subject or a sender's name. */
export const HEADER_TEXT_LENGTH_AT_MOST = 200;
/** Mails that the mailbox lists. */
export const MAILBOX_LISTED = 200;
