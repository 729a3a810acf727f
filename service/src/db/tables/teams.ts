import type { DomainJoining } from "@stackkit/next/protocol/internal";
import type { ColumnsOf, FixedColumnsOf } from "../mapping.js";
import type { profileFields, profileIdentity, profileOrigin } from "../mappings/member-profile.js";
import type { teamFields, teamIdentity } from "../mappings/team.js";
import type { Fixed, JsonText, Millis } from "./columns.js";

export interface TeamTable
  extends FixedColumnsOf<typeof teamIdentity>,
    ColumnsOf<typeof teamFields> {
  project_id: Fixed<string>;
  /** The name as searches compare it. */
  search_name: string;
}

/** Members of teams, with their profiles. */
export interface MembershipTable
  extends FixedColumnsOf<typeof profileIdentity>,
    FixedColumnsOf<typeof profileOrigin>,
    ColumnsOf<typeof profileFields> {
  project_id: Fixed<string>;
  created_at: Fixed<Millis>;
}

/** Domains of teams, whose people may join once a domain is verified. */
export interface TeamDomainTable {
  project_id: Fixed<string>;
  id: Fixed<string>;
  team_id: Fixed<string>;
  domain: Fixed<string>;
  joining: DomainJoining;
  /** What the TXT record contains. */
  token: string;
  created_at: Fixed<Millis>;
  verified_at: Millis | null;
  /** 1 if a server vouched for it, which needs no record. */
  is_vouched: Fixed<number>;
}

/** People who asked to join a team by its domain, and those whom it does not want. */
export interface TeamJoinRequestTable {
  project_id: Fixed<string>;
  team_id: Fixed<string>;
  user_id: Fixed<string>;
  requested_at: Millis;
  /** Set if the person was declined or removed, so that the domain lets them in no more. */
  declined_at: Millis | null;
}

/** Where a permission applies. */
export type Scope = "team" | "project";

/** Permissions that a project defines. */
export interface PermissionDefinitionTable {
  project_id: Fixed<string>;
  id: string;
  scope: Fixed<Scope>;
  description: string | null;
  contained_ids: JsonText;
  created_at: Fixed<Millis>;
  /** The name of a role; null for one that is named after its id. */
  display_name: string | null;
  /** Permissions whose holders may give the role; null for permissions that are no roles. */
  given_by: JsonText | null;
}

/** Permissions of members in teams. */
export interface TeamPermissionTable {
  project_id: Fixed<string>;
  team_id: Fixed<string>;
  user_id: Fixed<string>;
  permission_id: string;
}

/** Permissions of users in the project. */
export interface ProjectPermissionTable {
  project_id: Fixed<string>;
  user_id: Fixed<string>;
  permission_id: string;
}
