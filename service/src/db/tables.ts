import type { ColumnType } from "kysely";

/** Yes or no: 1 or 0, the same on every engine. */
export type Flag = 0 | 1;
/** JSON as text. */
export type JsonText = string;
/** Milliseconds since the epoch. */
export type Millis = number;
/** A SHA-256 of a secret, in base 64: the secret itself is never kept. */
export type Hash = string;
/** Text sealed with the service's secret. */
export type Sealed = string;

type Fixed<T> = ColumnType<T, T, never>;

export interface ProjectTable {
  id: Fixed<string>;
  display_name: string;
  description: string;
  is_production_mode: Flag;
  config: JsonText;
  created_at: Fixed<Millis>;
}

export interface ApiKeyTable {
  id: Fixed<string>;
  project_id: Fixed<string>;
  description: string;
  created_at: Fixed<Millis>;
  expires_at: Millis;
  revoked_at: Millis | null;
  client_hash: Hash | null;
  client_last_four: string | null;
  server_hash: Hash | null;
  server_last_four: string | null;
  admin_hash: Hash | null;
  admin_last_four: string | null;
}

export interface SigningKeyTable {
  kid: Fixed<string>;
  project_id: Fixed<string>;
  public_jwk: JsonText;
  private_jwk: Sealed;
  created_at: Fixed<Millis>;
  /** From then on it signs nothing; its public part stays until its tokens are dead. */
  retired_at: Millis | null;
}

export interface UserTable {
  project_id: Fixed<string>;
  id: Fixed<string>;
  display_name: string | null;
  profile_image_url: string | null;
  client_metadata: JsonText;
  client_read_only_metadata: JsonText;
  server_metadata: JsonText;
  signed_up_at: Fixed<Millis>;
  last_active_at: Millis;
  /** Argon2id in the PHC format, or bcrypt until the next sign-in. */
  password_hash: string | null;
  otp_auth_enabled: Flag;
  totp_secret: Sealed | null;
  requires_totp: Flag;
  /** The last 30 s step whose code was accepted; no step is accepted twice. */
  totp_last_step: number | null;
  is_anonymous: Flag;
  selected_team_id: string | null;
  /** The language of mails, where known. */
  locale: string | null;
  /** Addresses and name in lower case, for searches. */
  search_text: string;
}

export interface ContactChannelTable {
  project_id: Fixed<string>;
  id: Fixed<string>;
  user_id: Fixed<string>;
  type: "email";
  /** As typed. */
  value: string;
  /** The form in which addresses are compared. */
  canonical: string;
  used_for_auth: Flag;
  is_verified: Flag;
  is_primary: Flag;
  created_at: Fixed<Millis>;
}

export interface OAuthAccountTable {
  project_id: Fixed<string>;
  id: Fixed<string>;
  user_id: Fixed<string>;
  provider_id: Fixed<string>;
  account_id: string;
  email: string | null;
  created_at: Fixed<Millis>;
}

export interface OAuthTokenTable {
  project_id: Fixed<string>;
  id: Fixed<string>;
  user_id: Fixed<string>;
  provider_id: Fixed<string>;
  account_id: Fixed<string>;
  access_token: Sealed | null;
  refresh_token: Sealed | null;
  scopes: JsonText;
  expires_at: Millis | null;
  created_at: Fixed<Millis>;
}

/** A person who is at a provider: what the app asked for, until they come back. */
export interface OAuthRequestTable {
  state_hash: Fixed<Hash>;
  project_id: Fixed<string>;
  provider_id: Fixed<string>;
  request: Sealed;
  created_at: Fixed<Millis>;
  expires_at: Fixed<Millis>;
}

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
}

export interface PasskeyTable {
  project_id: Fixed<string>;
  credential_id: Fixed<string>;
  user_id: Fixed<string>;
  public_key: string;
  counter: number;
  transports: JsonText;
  device_type: string;
  created_at: Fixed<Millis>;
}

export interface SessionTable {
  project_id: Fixed<string>;
  id: Fixed<string>;
  user_id: Fixed<string>;
  token_hash: Fixed<Hash>;
  created_at: Fixed<Millis>;
  expires_at: Millis;
  is_impersonation: Flag;
  last_used_at: Millis;
  geo_info: JsonText | null;
  user_agent: string | null;
}

/** A kind of device that a user signed in from: a browser and a system, where it stood. */
export interface KnownDeviceTable {
  project_id: Fixed<string>;
  user_id: Fixed<string>;
  device: Fixed<string>;
  first_seen_at: Fixed<Millis>;
}

export type CodeKind = "email_verification" | "password_reset" | "sign_in" | "team_invitation" | "mfa_attempt" | "passkey_registration" | "passkey_sign_in";

export interface VerificationCodeTable {
  project_id: Fixed<string>;
  id: Fixed<string>;
  kind: Fixed<CodeKind>;
  code_hash: Fixed<Hash>;
  /** Hash of the last 39 characters: attempts are counted by it. */
  tail_hash: Fixed<Hash>;
  /** What it is about: a user's id, or a team's for invitations. */
  subject: Fixed<string>;
  data: Fixed<JsonText>;
  attempts: number;
  created_at: Fixed<Millis>;
  expires_at: Fixed<Millis>;
  used_at: Millis | null;
}

export interface CliLoginTable {
  polling_hash: Fixed<Hash>;
  login_hash: Fixed<Hash>;
  project_id: Fixed<string>;
  refresh_token: Sealed | null;
  created_at: Fixed<Millis>;
  expires_at: Fixed<Millis>;
  used_at: Millis | null;
}

export interface TeamTable {
  project_id: Fixed<string>;
  id: Fixed<string>;
  display_name: string;
  profile_image_url: string | null;
  client_metadata: JsonText;
  client_read_only_metadata: JsonText;
  server_metadata: JsonText;
  created_at: Fixed<Millis>;
}

export interface MembershipTable {
  project_id: Fixed<string>;
  team_id: Fixed<string>;
  user_id: Fixed<string>;
  display_name: string | null;
  profile_image_url: string | null;
  created_at: Fixed<Millis>;
}

export interface PermissionDefinitionTable {
  project_id: Fixed<string>;
  id: string;
  scope: Fixed<"team" | "project">;
  description: string | null;
  contained_ids: JsonText;
  created_at: Fixed<Millis>;
}

export interface TeamPermissionTable {
  project_id: Fixed<string>;
  team_id: Fixed<string>;
  user_id: Fixed<string>;
  permission_id: string;
}

export interface ProjectPermissionTable {
  project_id: Fixed<string>;
  user_id: Fixed<string>;
  permission_id: string;
}

export interface EmailTemplateTable {
  project_id: Fixed<string>;
  type: Fixed<string>;
  subject: string;
  content: JsonText;
}

/** A mail to send, kept until it is sent or given up. The mailbox page shows it either way. */
export interface MailTable {
  id: Fixed<string>;
  project_id: Fixed<string>;
  kind: Fixed<string>;
  recipient: Fixed<string>;
  /** The recipient in the form in which addresses are compared. */
  recipient_canonical: Fixed<string>;
  sender: Fixed<string>;
  subject: Fixed<string>;
  html: Fixed<string>;
  text: Fixed<string>;
  created_at: Fixed<Millis>;
  state: "kept" | "waiting" | "sending" | "sent" | "failed" | "refused";
  attempts: number;
  next_attempt_at: Millis | null;
  /** Why it was not sent. */
  problem: string | null;
}

/** One try to send a mail. */
export interface SentEmailTable {
  id: Fixed<string>;
  project_id: Fixed<string>;
  recipient: Fixed<string>;
  subject: Fixed<string>;
  sender_config: Fixed<JsonText>;
  sent_at: Fixed<Millis>;
  error: Fixed<JsonText | null>;
}

/** One row a user and day. */
export interface ActivityTable {
  project_id: Fixed<string>;
  /** `YYYY-MM-DD` in UTC. */
  day: Fixed<string>;
  user_id: Fixed<string>;
  country: string | null;
}

export interface RateLimitTable {
  key: Fixed<string>;
  window_start: Millis;
  count: number;
  expires_at: Millis;
}

export interface WebhookDeliveryTable {
  id: Fixed<string>;
  project_id: Fixed<string>;
  url: Fixed<string>;
  body: Fixed<string>;
  created_at: Fixed<Millis>;
  attempts: number;
  next_attempt_at: Millis | null;
  delivered_at: Millis | null;
  problem: string | null;
}

export interface AuditTable {
  id: Fixed<string>;
  project_id: Fixed<string>;
  at: Fixed<Millis>;
  level: Fixed<string>;
  operation: Fixed<string>;
  subject: Fixed<string>;
  request_id: Fixed<string>;
}

/** What the provider emulator keeps: its keys, its accounts, and the grants and sessions of the OpenID provider in it. */
export interface EmulatorRecordTable {
  model: Fixed<string>;
  id: Fixed<string>;
  payload: JsonText;
  grant_id: string | null;
  uid: string | null;
  consumed_at: Millis | null;
  expires_at: Millis | null;
}

/** Leases: whoever holds a row may do what it names until it expires. */
export interface LeaseTable {
  name: Fixed<string>;
  holder: string;
  expires_at: Millis;
}

export interface MigrationTable {
  name: Fixed<string>;
  applied_at: Fixed<Millis>;
}

export interface Tables {
  projects: ProjectTable;
  api_keys: ApiKeyTable;
  signing_keys: SigningKeyTable;
  users: UserTable;
  contact_channels: ContactChannelTable;
  oauth_accounts: OAuthAccountTable;
  oauth_tokens: OAuthTokenTable;
  oauth_requests: OAuthRequestTable;
  authorization_codes: AuthorizationCodeTable;
  passkeys: PasskeyTable;
  sessions: SessionTable;
  known_devices: KnownDeviceTable;
  verification_codes: VerificationCodeTable;
  cli_logins: CliLoginTable;
  teams: TeamTable;
  memberships: MembershipTable;
  permission_definitions: PermissionDefinitionTable;
  team_permissions: TeamPermissionTable;
  project_permissions: ProjectPermissionTable;
  email_templates: EmailTemplateTable;
  mails: MailTable;
  sent_emails: SentEmailTable;
  activity: ActivityTable;
  rate_limits: RateLimitTable;
  webhook_deliveries: WebhookDeliveryTable;
  audit: AuditTable;
  emulator_records: EmulatorRecordTable;
  leases: LeaseTable;
  migrations: MigrationTable;
}
