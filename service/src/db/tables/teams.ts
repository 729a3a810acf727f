import type { ColumnsOf, FixedColumnsOf } from "../mapping.js";
import type { profileFields, profileIdentity, profileOrigin } from "../mappings/member-profile.js";
import type { teamFields, teamIdentity } from "../mappings/team.js";
import type { Fixed, JsonText, Millis } from "./columns.js";

export interface TeamTable
  extends FixedColumnsOf<typeof teamIdentity>,
    ColumnsOf<typeof teamFields> {
  project_id: Fixed<string>;
}

export interface MembershipTable
  extends FixedColumnsOf<typeof profileIdentity>,
    FixedColumnsOf<typeof profileOrigin>,
    ColumnsOf<typeof profileFields> {
  project_id: Fixed<string>;
  created_at: Fixed<Millis>;
}

/** Where a permission applies. */
export type Scope = "team" | "project";

export interface PermissionDefinitionTable {
  project_id: Fixed<string>;
  id: string;
  scope: Fixed<Scope>;
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
