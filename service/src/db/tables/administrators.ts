import type { Fixed, Flag, Hash, Millis } from "./columns.js";

/** Who administers which project. Users are those of the internal project. */
export interface AdministratorTable {
  /** `*` for all projects, those to come too. */
  project_id: Fixed<string>;
  user_id: Fixed<string>;
  role: string;
  /** The administrator who added this one; null for the first. */
  added_by: Fixed<string | null>;
  created_at: Fixed<Millis>;
}

/** Links that make an administrator, once each. */
export interface SetupLinkTable {
  token_hash: Fixed<Hash>;
  /** Whether it works where an administrator exists already. */
  recovers: Fixed<Flag>;
  created_at: Fixed<Millis>;
  expires_at: Fixed<Millis>;
}

/** Invitations of administrators, once each. */
export interface AdministratorInvitationTable {
  id: Fixed<string>;
  /** `*` for all projects, those to come too. */
  project_id: Fixed<string>;
  token_hash: Fixed<Hash>;
  role: Fixed<string>;
  /** The only address that the invitation is for. */
  email: Fixed<string>;
  invited_by: Fixed<string>;
  created_at: Fixed<Millis>;
  expires_at: Fixed<Millis>;
}

/** Keys by which agents act for the administrator who made them. */
export interface AgentKeyTable {
  id: Fixed<string>;
  project_id: Fixed<string>;
  name: Fixed<string>;
  /** Separated by spaces. */
  scopes: Fixed<string>;
  key_hash: Fixed<Hash>;
  last_four: Fixed<string>;
  /** The administrator, a user of the internal project. */
  created_by: Fixed<string>;
  created_at: Fixed<Millis>;
  expires_at: Fixed<Millis>;
  last_used_at: Millis | null;
  revoked_at: Millis | null;
}
