import { HOUR } from "./time.js";

/** Limits that several files of the service use. Those that the kit shares are in the protocol. */

/** Accounts that may claim the same unverified address. */
export const MAX_CLAIMS_PER_ADDRESS = 8;

/** Time limit of a whole request. */
export const REQUEST_TIMEOUT_MILLIS = 30_000;
/** PostgreSQL connections of a process, if the configuration does not say. */
export const DATABASE_CONNECTIONS = 10;
/** How long requests in flight may take when the service stops. */
export const STOP_REQUESTS_MILLIS = 4000;
/** How long a stopping process may take before it is killed. */
export const STOP_MILLIS = 9000;
/** How long due work is attempted after a request, where nothing runs between requests. */
export const DRAIN_MILLIS = 20_000;
/** Retry-After, in seconds. */
export const BUSY_RETRY_SECONDS = 5;

/** Rows per read. Smaller for rows with pictures and metadata. */
export const BATCH_OF_ROWS = 1000;
/** Rows per read, for rows with pictures and metadata. */
export const BATCH_OF_WIDE_ROWS = 50;

/** Time limit of a provider's response. */
export const PROVIDER_TIMEOUT_MILLIS = 10_000;
/** Assumed lifetime of a provider's access token without `expires_in`. */
export const PROVIDER_TOKEN_LIFE_UNKNOWN_MILLIS = HOUR;

/** Time limit of a webhook endpoint's response. */
export const WEBHOOK_TIMEOUT_MILLIS = 15_000;

/** Concurrent attempts per process to one receiver. */
export const LANE_AT_ONCE = 4;

/** Notices are dropped after this time. */
export const NOTICE_LIFE_MILLIS = 72 * HOUR;
