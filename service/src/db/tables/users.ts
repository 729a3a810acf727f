import type { ColumnsOf, FixedColumnsOf } from "../mapping.js";
import type { channelFields, channelIdentity } from "../mappings/contact-channel.js";
import type { userFields, userHidden, userIdentity, userState } from "../mappings/user.js";
import type { Fixed, Hash, JsonText, Millis, Sealed } from "./columns.js";

export interface UserTable
  extends FixedColumnsOf<typeof userIdentity>,
    ColumnsOf<typeof userState>,
    ColumnsOf<typeof userFields>,
    ColumnsOf<typeof userHidden> {
  project_id: Fixed<string>;
  /** The last 30 s step with an accepted code; each is accepted once. */
  totp_last_step: number | null;
  /** Lower-case addresses and name, for searches. */
  search_text: string;
}

export interface ContactChannelTable
  extends FixedColumnsOf<typeof channelIdentity>,
    ColumnsOf<typeof channelFields> {
  project_id: Fixed<string>;
  /** The canonical form, for comparison. */
  canonical: string;
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

export interface RecoveryCodeTable {
  project_id: Fixed<string>;
  user_id: Fixed<string>;
  code_hash: Fixed<Hash>;
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
