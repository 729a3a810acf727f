import type { Generated } from "kysely";
import type { ColumnsOf, FixedColumnsOf } from "../mapping.js";
import type { channelFields, channelIdentity } from "../mappings/contact-channel.js";
import type { userFields, userHidden, userIdentity, userState } from "../mappings/user.js";
import type { Fixed, Flag, Hash, JsonText, Millis, Sealed } from "./columns.js";

export interface UserTable
  extends FixedColumnsOf<typeof userIdentity>,
    ColumnsOf<typeof userState>,
    ColumnsOf<typeof userFields>,
    ColumnsOf<typeof userHidden> {
  project_id: Fixed<string>;
  /** The last 30 s step with an accepted code; each is accepted once. */
  totp_last_step: number | null;
  /** Clients change nothing about its protection until then. */
  protection_paused_until: Millis | null;
  /** An imported user's first sign-in until then needs no mailed code. */
  device_codes_from: Millis | null;
  /** Lower-case addresses and name, for searches. */
  search_text: string;
  /** The name in lower case, or the address of who has none. */
  sort_name: Generated<string>;
  /** The bits of `FACETS`, which triggers hold. */
  facets: Generated<number>;
}

/** A name from its second word on, and from each further one. */
export interface NamePartTable {
  project_id: Fixed<string>;
  part: Fixed<string>;
  user_id: Fixed<string>;
}

/** A verified address that an account lost. */
export interface FormerAddressTable {
  project_id: Fixed<string>;
  user_id: Fixed<string>;
  canonical: Fixed<string>;
  value: Fixed<string>;
  used_for_auth: Flag;
  /** When the account got it. */
  created_at: Fixed<Millis>;
  removed_at: Millis;
}

/** The tables whose rows an objection gives back. */
export type CredentialSource = "passkeys" | "oauth_accounts";

/** A passkey or a provider account that an account lost. */
export interface FormerCredentialTable {
  project_id: Fixed<string>;
  id: Fixed<string>;
  user_id: Fixed<string>;
  source: Fixed<CredentialSource>;
  row: Fixed<JsonText>;
  /** When the account got it. */
  created_at: Fixed<Millis>;
  removed_at: Fixed<Millis>;
}

/** Addresses of users. */
export interface ContactChannelTable
  extends FixedColumnsOf<typeof channelIdentity>,
    ColumnsOf<typeof channelFields> {
  project_id: Fixed<string>;
  /** The canonical form, for comparison. */
  canonical: string;
  created_at: Fixed<Millis>;
  /** When another account took the sign-in from an unverified address. */
  claim_ended_at: Millis | null;
}

/** The tables whose rows a proof from an unknown browser suspends. */
export type SuspendedSource =
  | "users"
  | "passkeys"
  | "recovery_codes"
  | "oauth_accounts"
  | "oauth_tokens"
  | "sessions"
  | "contact_channels"
  | "memberships";

/** A row of an account that its owner has not confirmed. No other table has it meanwhile. */
export interface SuspendedRowTable {
  project_id: Fixed<string>;
  id: Fixed<string>;
  user_id: Fixed<string>;
  source: Fixed<SuspendedSource>;
  /** The key that a sign-in finds the row by. */
  lookup: Fixed<string | null>;
  row: JsonText;
  suspended_at: Fixed<Millis>;
  /** When its removal was announced. */
  warned_at: Millis | null;
}

/**
 * The ids of deleted users, so that a second import does not bring them back, and a list goes on
 * behind one of them.
 */
export interface DeletedUserTable {
  project_id: Fixed<string>;
  id_hash: Fixed<Hash>;
  deleted_at: Fixed<Millis>;
  /** Unknown of those who were deleted by an earlier version. */
  signed_up_at: Fixed<Millis | null>;
}

/** Accounts of users at providers. */
export interface OAuthAccountTable {
  project_id: Fixed<string>;
  id: Fixed<string>;
  user_id: Fixed<string>;
  provider_id: Fixed<string>;
  account_id: string;
  email: string | null;
  created_at: Fixed<Millis>;
}

/** Tokens of providers, sealed. */
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

/** Recovery codes, by their hashes. */
export interface RecoveryCodeTable {
  project_id: Fixed<string>;
  user_id: Fixed<string>;
  code_hash: Fixed<Hash>;
}

/** Passkeys of users. */
export interface PasskeyTable {
  project_id: Fixed<string>;
  credential_id: Fixed<string>;
  user_id: Fixed<string>;
  public_key: string;
  counter: number;
  transports: JsonText;
  device_type: string;
  created_at: Fixed<Millis>;
  /** What the user calls it. */
  name: string | null;
  /** The kind of authenticator; zeros if it does not say. */
  aaguid: string | null;
  /** The user agent that it was made with. */
  device: string | null;
  rp_id: string | null;
  is_backed_up: Flag | null;
  last_used_at: Millis | null;
  last_used_device: string | null;
}
