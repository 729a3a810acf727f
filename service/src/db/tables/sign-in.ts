import type { Fixed, Flag, Hash, JsonText, Millis, Sealed } from "./columns.js";

/** An app's request while the user is at a provider. */
export interface OAuthRequestTable {
  state_hash: Fixed<Hash>;
  project_id: Fixed<string>;
  provider_id: Fixed<string>;
  request: Sealed;
  created_at: Fixed<Millis>;
  expires_at: Fixed<Millis>;
}

/** Codes that the kit exchanges for tokens after a provider's callback. */
export interface AuthorizationCodeTable {
  code_hash: Fixed<Hash>;
  project_id: Fixed<string>;
  user_id: Fixed<string>;
  redirect_uri: Fixed<string>;
  code_challenge: Fixed<string>;
  is_new_user: Fixed<Flag>;
  after_callback_redirect_url: Fixed<string | null>;
  created_at: Fixed<Millis>;
  expires_at: Fixed<Millis>;
  used_at: Millis | null;
  /** A provider account to connect, as JSON. */
  pending_link: Fixed<Sealed | null>;
}

/** Sessions, by the hashes of their refresh tokens. */
export interface SessionTable {
  project_id: Fixed<string>;
  id: Fixed<string>;
  user_id: Fixed<string>;
  token_hash: Fixed<Hash>;
  created_at: Fixed<Millis>;
  expires_at: Millis;
  is_impersonation: Flag;
  /** Who acts besides the user, as JSON. */
  actor: Fixed<JsonText | null>;
  /** The browser that opened it, if one did. */
  device_id: Fixed<string | null>;
  /** Whether a trusted device took the place of the second factor. */
  by_trust: Flag;
  last_used_at: Millis;
  geo_info: JsonText | null;
  user_agent: string | null;
}

/** A kind of device that a user signed in from: browser, system and country. */
export interface KnownDeviceTable {
  project_id: Fixed<string>;
  user_id: Fixed<string>;
  device: Fixed<string>;
  first_seen_at: Fixed<Millis>;
}

/** A browser that a user signed up or in with, by the id in its device token. */
export interface DeviceIdTable {
  project_id: Fixed<string>;
  user_id: Fixed<string>;
  device_id: Fixed<string>;
  last_seen_at: Millis;
  /** Until when it needs no second factor. */
  trusted_until: Millis | null;
  /** The device as text, for the list of trusted ones. */
  device: string | null;
}

/** What a mailed code or a code between two steps is for. */
export type CodePurpose =
  | "email_verification"
  | "password_reset"
  | "sign_in"
  | "acting"
  | "team_invitation"
  | "mfa_attempt"
  | "confirmation"
  | "new_device"
  | "console_set_up"
  | "protection"
  | "passkey_registration"
  | "passkey_sign_in"
  | "oauth_link";
/** Networks that a user signed in from. */
export interface KnownNetworkTable {
  project_id: Fixed<string>;
  user_id: Fixed<string>;
  network_hash: Fixed<Hash>;
  last_seen_at: Millis;
}

/** Mailed codes and codes between two steps, by their hashes. */
export interface VerificationCodeTable {
  project_id: Fixed<string>;
  id: Fixed<string>;
  kind: Fixed<CodePurpose>;
  code_hash: Fixed<Hash>;
  /** Hash of the last 39 characters, by which attempts are counted. */
  tail_hash: Fixed<Hash>;
  /** A user's id, or a team's for invitations. */
  subject: Fixed<string>;
  data: JsonText;
  attempts: number;
  created_at: Fixed<Millis>;
  expires_at: Fixed<Millis>;
  used_at: Millis | null;
  /** The canonical address of an invitation. */
  recipient: Fixed<string | null>;
}

/** Sign-ins of command-line tools that wait for a browser. */
export interface CliLoginTable {
  polling_hash: Fixed<Hash>;
  login_hash: Fixed<Hash>;
  project_id: Fixed<string>;
  refresh_token: Sealed | null;
  created_at: Fixed<Millis>;
  expires_at: Fixed<Millis>;
  used_at: Millis | null;
}
