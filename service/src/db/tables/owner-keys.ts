import type { ColumnsOf, FixedColumnsOf } from "../mapping.js";
import type { ownerKeyFields, ownerKeyIdentity, ownerKeyState } from "../mappings/owner-key.js";
import type { Fixed, Hash } from "./columns.js";

/** API keys of users and teams, by their hashes. */
export interface OwnerKeyTable
  extends FixedColumnsOf<typeof ownerKeyIdentity>,
    ColumnsOf<typeof ownerKeyState>,
    ColumnsOf<typeof ownerKeyFields> {
  project_id: Fixed<string>;
  key_hash: Fixed<Hash>;
}
