import type { ColumnsOf, FixedColumnsOf } from "../mapping.js";
import type { keyFields, keyIdentity, keyState } from "../mappings/api-key.js";
import type { projectFields, projectIdentity, projectSettings } from "../mappings/project.js";
import type { Fixed, Hash, JsonText, Millis, Sealed } from "./columns.js";

export interface ProjectTable
  extends FixedColumnsOf<typeof projectIdentity>,
    ColumnsOf<typeof projectFields>,
    ColumnsOf<typeof projectSettings> {}

/** Key sets, by the hashes of their keys. */
export interface ApiKeyTable
  extends FixedColumnsOf<typeof keyIdentity>,
    ColumnsOf<typeof keyState>,
    ColumnsOf<typeof keyFields> {
  project_id: Fixed<string>;
  client_hash: Hash | null;
  server_hash: Hash | null;
  admin_hash: Hash | null;
}

/** Keys that sign access tokens. The private part is sealed. */
export interface SigningKeyTable {
  kid: Fixed<string>;
  project_id: Fixed<string>;
  public_jwk: JsonText;
  private_jwk: Sealed;
  created_at: Fixed<Millis>;
  /** Signs nothing afterwards; its public key remains until its tokens expire. */
  retired_at: Millis | null;
}
