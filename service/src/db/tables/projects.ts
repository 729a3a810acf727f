import type { Fixed, Flag, Hash, JsonText, Millis, Sealed } from "./columns.js";

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
  /** Signs nothing afterwards; its public key remains until its tokens expire. */
  retired_at: Millis | null;
}
