import type { Fixed, Flag, JsonText, Millis, Sealed } from "./columns.js";

/** One row per user and day. */
export interface ActivityTable {
  project_id: Fixed<string>;
  /** `YYYY-MM-DD` in UTC. */
  day: Fixed<string>;
  user_id: Fixed<string>;
  country: string | null;
}

/** Counts of a rate limit's window. */
export interface RateLimitTable {
  key: Fixed<string>;
  window_start: Millis;
  count: number;
  expires_at: Millis;
}

/** Events for one endpoint each. */
export interface WebhookDeliveryTable {
  id: Fixed<string>;
  project_id: Fixed<string>;
  /** The key of the endpoint: the address of a configured one, `endpoint:` and the id of another. */
  url: Fixed<string>;
  /** Only its type remains once it has arrived. */
  body: string;
  created_at: Fixed<Millis>;
  attempts: number;
  next_attempt_at: Millis | null;
  delivered_at: Millis | null;
  problem: string | null;
  /** What an update is about. A later one replaces it until its first attempt. */
  subject: Fixed<string | null>;
  /** The status of the latest answer. */
  last_status: number | null;
  /** How long the latest attempt took. */
  last_millis: number | null;
  last_attempt_at: Millis | null;
  /** The beginning of the latest answer. */
  last_answer: Sealed | null;
}

/** Endpoints of webhooks that administrators added. */
export interface WebhookEndpointTable {
  project_id: Fixed<string>;
  id: Fixed<string>;
  url: string;
  description: string;
  /** The types of events that it gets; `null` for all. */
  events: JsonText | null;
  /** Signs deliveries, so it must be read back. */
  secret: Sealed;
  /** Signs too until `previous_secret_until`, while receivers change theirs. */
  previous_secret: Sealed | null;
  previous_secret_until: Millis | null;
  is_enabled: Flag;
  created_at: Fixed<Millis>;
}

/** Endpoints to which nothing is sent. */
export interface WebhookPauseTable {
  project_id: Fixed<string>;
  url: Fixed<string>;
  paused_at: Fixed<Millis>;
  /** The service did it, since the endpoint failed for a day. */
  by_service: Fixed<Flag>;
}

/** What happened at sign-in, and how the protection of accounts changed. */
export interface AuthEventTable {
  id: Fixed<string>;
  project_id: Fixed<string>;
  at: Fixed<Millis>;
  /** `null` if no account has proved the address. */
  user_id: Fixed<string | null>;
  /** Of the canonical address that was sent, keyed by the service's secret. */
  address_hash: Fixed<string | null>;
  type: Fixed<string>;
  method: Fixed<string>;
  outcome: Fixed<string>;
  /** The code of the error. */
  reason: Fixed<string | null>;
  ip: Fixed<string | null>;
  country: Fixed<string | null>;
  user_agent: Fixed<string | null>;
  network_hash: Fixed<string | null>;
  device_id: Fixed<string | null>;
  session_id: Fixed<string | null>;
  request_id: Fixed<string>;
}

/** What administrators and servers changed. */
export interface AuditTable {
  id: Fixed<string>;
  project_id: Fixed<string>;
  at: Fixed<Millis>;
  level: Fixed<string>;
  operation: Fixed<string>;
  subject: Fixed<string>;
  request_id: Fixed<string>;
  actor_type: Fixed<string | null>;
  actor_id: Fixed<string | null>;
  /** For whom the actor of a session did it. */
  user_id: Fixed<string | null>;
  ip: Fixed<string | null>;
  user_agent: Fixed<string | null>;
  /** The fields that were sent, as JSON. */
  changes: Fixed<string | null>;
}

/** Records of the provider emulator: keys, accounts, grants and sessions. */
export interface EmulatorRecordTable {
  model: Fixed<string>;
  id: Fixed<string>;
  payload: JsonText;
  grant_id: string | null;
  uid: string | null;
  consumed_at: Millis | null;
  expires_at: Millis | null;
}

/** Leases: locks with an expiry. */
export interface LeaseTable {
  name: Fixed<string>;
  holder: string;
  expires_at: Millis;
}

/** Migrations that ran. */
export interface MigrationTable {
  name: Fixed<string>;
  applied_at: Fixed<Millis>;
}
