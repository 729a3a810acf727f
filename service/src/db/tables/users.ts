import type { Fixed, Flag, JsonText, Millis, Sealed } from "./columns.js";

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
  /** The last 30 s step with an accepted code; each is accepted once. */
  totp_last_step: number | null;
  is_anonymous: Flag;
  selected_team_id: string | null;
  /** The language of mails, if known. */
  locale: string | null;
  /** Lower-case addresses and name, for searches. */
  search_text: string;
}

export interface ContactChannelTable {
  project_id: Fixed<string>;
  id: Fixed<string>;
  user_id: Fixed<string>;
  type: "email";
  /** As typed. */
  value: string;
  /** The canonical form, for comparison. */
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
