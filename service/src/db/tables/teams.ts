import type { Fixed, JsonText, Millis } from "./columns.js";

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
